import type { PageBlock } from '#contracts/pages.ts'
import type { Picture } from '#contracts/content.ts'
import type { Generation } from '../generation.ts'
import { publicPosts } from '../posts.ts'
import { markup, type Markup } from './markup.ts'
import { sharedPath } from './shared-kind.ts'
import type { Telling } from './telling.ts'

type Titled = { readonly title: string; readonly titleMm: string | null }
type Texted = { readonly text: string; readonly textMm: string | null }
type Action = { readonly label: string; readonly labelMm: string | null; readonly link: string }

const heading = (telling: Telling, { title, titleMm }: Titled): Markup =>
  telling.element('h2', telling.say(title, titleMm))
const text = (telling: Telling, entry: Texted): Markup =>
  telling.element('p', telling.say(entry.text, entry.textMm))
const item = (telling: Telling, entry: Titled & Texted): Markup =>
  markup`${telling.element('h3', telling.say(entry.title, entry.titleMm))}${text(telling, entry)}`

/** Hash routes live at the root; jumps inside the page stay here. */
export const hrefOf = (link: string): string => (link.startsWith('#/') ? `/${link}` : link)

const actions = (telling: Telling, list: readonly Action[]): Markup =>
  markup`${list.map(
    ({ label, labelMm, link }) =>
      markup`<p><a href="${hrefOf(link)}">${telling.say(label, labelMm).text}</a></p>`,
  )}`

export const pictureMarkup = (telling: Telling, picture: Picture | null): Markup =>
  picture
    ? markup`<img src="${picture.src}" srcset="${picture.srcset}" sizes="(min-width: 48rem) 44rem, 92vw" width="${picture.width}" height="${picture.height}" alt="${telling.say(picture.alt, picture.altMm).text}" loading="lazy">`
    : markup``

/** A block as plain structure: headings, text, lists, tables. What only decorates in the app is left out. */
export function blockMarkup(generation: Generation, block: PageBlock, telling: Telling): Markup {
  const { title, titleMm, anchor } = block
  const head = heading(telling, { title, titleMm })
  const id = anchor ? markup` id="${anchor}"` : markup``
  return markup`<section${id}>${head}${inside(generation, block, telling)}</section>
`
}

function inside(generation: Generation, block: PageBlock, telling: Telling): Markup {
  switch (block.type) {
    case 'text':
      return telling.content(telling.say(block.html, block.htmlMm))
    case 'notice':
    case 'storeLinks':
      return text(telling, block)
    case 'hero':
    case 'cta':
      return markup`${text(telling, block)}${actions(telling, block.actions)}`
    case 'features':
    case 'steps':
      return markup`${block.items.map((one) => item(telling, one))}`
    case 'cards':
      return markup`${block.items.map((one) => card(telling, one))}`
    case 'timeline':
      return markup`${block.items.map((one) => [
        telling.element('p', telling.say(one.when, one.whenMm)),
        item(telling, one),
      ])}`
    case 'faq':
      return markup`${block.items.map((one) => [
        telling.element('h3', telling.say(one.question, one.questionMm)),
        telling.content(telling.say(one.answerHtml, one.answerHtmlMm)),
      ])}`
    case 'numbers':
      return markup`<dl>${block.items.map((one) => [
        telling.element('dt', telling.say(one.label, one.labelMm)),
        telling.element('dd', telling.say(one.value, one.valueMm)),
      ])}</dl>`
    case 'people':
      return markup`<ul>${block.items.map((one) => markup`<li>${telling.say(one.name, one.nameMm).text}, ${telling.say(one.role, one.roleMm).text}</li>`)}</ul>`
    case 'gallery':
      return markup`${block.items.map((one) => markup`<figure>${pictureMarkup(telling, one.picture)}${telling.element('figcaption', telling.say(one.caption, one.captionMm))}</figure>`)}`
    case 'table':
      return table(telling, block)
    case 'posts':
      return newest(generation, block, telling)
  }
}

type Of<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>

const card = (telling: Telling, one: Of<'cards'>['items'][number]): Markup =>
  one.link === null
    ? item(telling, one)
    : markup`<h3><a href="${hrefOf(one.link)}">${telling.say(one.title, one.titleMm).text}</a></h3>${text(telling, one)}`

const table = (telling: Telling, block: Of<'table'>): Markup =>
  markup`<div class="wide"><table><thead><tr>${block.columns.map(
    (column) => markup`<th scope="col">${telling.say(column.text, column.textMm).text}</th>`,
  )}</tr></thead><tbody>${block.rows.map(
    (row) =>
      markup`<tr>${row.map((cell) => markup`<td>${telling.say(cell.text, cell.textMm).text}</td>`)}</tr>`,
  )}</tbody></table></div>${telling.element('p', telling.say(block.note, block.noteMm))}`

/** Readable pages lead to readable pages. */
const newest = (generation: Generation, block: Of<'posts'>, telling: Telling): Markup =>
  markup`<ul>${publicPosts(generation)
    .inCategory(block.categoryId)
    .slice(0, block.count)
    .map(
      ({ id, body }) =>
        markup`<li><a href="${sharedPath('post', id)}?lang=${telling.lang}">${telling.say(body.title, body.titleMm).text}</a></li>`,
    )}</ul>`
