import type { PageBlock } from '#contracts/pages.ts'
import type { Picture } from '#contracts/content.ts'
import type { Generation } from '../generation.ts'
import { publicPosts } from '../posts.ts'
import { markup, type Markup } from './markup.ts'
import { linkPreviewPath } from './link-preview.ts'
import type { RenderContext } from './render-context.ts'

type Titled = { readonly title: string; readonly titleMm: string | null }
type Texted = { readonly text: string; readonly textMm: string | null }
type Action = { readonly label: string; readonly labelMm: string | null; readonly link: string }

const heading = (context: RenderContext, { title, titleMm }: Titled): Markup =>
  context.element('h2', context.say(title, titleMm))
const text = (context: RenderContext, entry: Texted): Markup =>
  context.element('p', context.say(entry.text, entry.textMm))
const item = (context: RenderContext, entry: Titled & Texted): Markup =>
  markup`${context.element('h3', context.say(entry.title, entry.titleMm))}${text(context, entry)}`

/** Hash routes live at the root; anchors stay on this page. */
export const hrefOf = (link: string): string => (link.startsWith('#/') ? `/${link}` : link)

const actions = (context: RenderContext, list: readonly Action[]): Markup =>
  markup`${list.map(
    ({ label, labelMm, link }) =>
      markup`<p><a href="${hrefOf(link)}">${context.say(label, labelMm).text}</a></p>`,
  )}`

export const pictureMarkup = (context: RenderContext, picture: Picture | null): Markup =>
  picture
    ? markup`<img src="${picture.src}" srcset="${picture.srcset}" sizes="(min-width: 48rem) 44rem, 92vw" width="${picture.width}" height="${picture.height}" alt="${context.say(picture.alt, picture.altMm).text}" loading="lazy">`
    : markup``

/** A block as plain structure: headings, text, lists, tables. Decoration of the app is left out. */
export function blockMarkup(generation: Generation, block: PageBlock, context: RenderContext): Markup {
  const { title, titleMm, anchor } = block
  const head = heading(context, { title, titleMm })
  const id = anchor ? markup` id="${anchor}"` : markup``
  return markup`<section${id}>${head}${inside(generation, block, context)}</section>
`
}

function inside(generation: Generation, block: PageBlock, context: RenderContext): Markup {
  switch (block.type) {
    case 'text':
      return context.content(context.say(block.html, block.htmlMm))
    case 'notice':
    case 'storeLinks':
      return text(context, block)
    case 'hero':
    case 'cta':
      return markup`${text(context, block)}${actions(context, block.actions)}`
    case 'features':
    case 'steps':
      return markup`${block.items.map((one) => item(context, one))}`
    case 'cards':
      return markup`${block.items.map((one) => card(context, one))}`
    case 'timeline':
      return markup`${block.items.map((one) => [
        context.element('p', context.say(one.when, one.whenMm)),
        item(context, one),
      ])}`
    case 'faq':
      return markup`${block.items.map((one) => [
        context.element('h3', context.say(one.question, one.questionMm)),
        context.content(context.say(one.answerHtml, one.answerHtmlMm)),
      ])}`
    case 'numbers':
      return markup`<dl>${block.items.map((one) => [
        context.element('dt', context.say(one.label, one.labelMm)),
        context.element('dd', context.say(one.value, one.valueMm)),
      ])}</dl>`
    case 'people':
      return markup`<ul>${block.items.map((one) => markup`<li>${context.say(one.name, one.nameMm).text}, ${context.say(one.role, one.roleMm).text}</li>`)}</ul>`
    case 'gallery':
      return markup`${block.items.map((one) => markup`<figure>${pictureMarkup(context, one.picture)}${context.element('figcaption', context.say(one.caption, one.captionMm))}</figure>`)}`
    case 'table':
      return table(context, block)
    case 'posts':
      return newest(generation, block, context)
    case 'shops':
      return shops(generation, block, context)
  }
}

type Of<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>

const card = (context: RenderContext, one: Of<'cards'>['items'][number]): Markup =>
  one.link === null
    ? item(context, one)
    : markup`<h3><a href="${hrefOf(one.link)}">${context.say(one.title, one.titleMm).text}</a></h3>${text(context, one)}`

const table = (context: RenderContext, block: Of<'table'>): Markup =>
  markup`<div class="wide"><table><thead><tr>${block.columns.map(
    (column) => markup`<th scope="col">${context.say(column.text, column.textMm).text}</th>`,
  )}</tr></thead><tbody>${block.rows.map(
    (row) =>
      markup`<tr>${row.map((cell) => markup`<td>${context.say(cell.text, cell.textMm).text}</td>`)}</tr>`,
  )}</tbody></table></div>${context.element('p', context.say(block.note, block.noteMm))}`

const shops = (generation: Generation, block: Of<'shops'>, context: RenderContext): Markup =>
  markup`<ul>${generation
    .list('shop')
    .filter(({ body }) => block.shops === 'ALL' || body.services.includes(block.shops))
    .slice(0, block.count)
    .map(
      ({ body }) =>
        markup`<li>${context.say(body.name, body.nameMm).text}, ${context.say(body.address, body.addressMm).text}</li>`,
    )}</ul>`

/** Links on these pages lead to other pages that need no script. */
const newest = (generation: Generation, block: Of<'posts'>, context: RenderContext): Markup =>
  markup`<ul>${publicPosts(generation)
    .inCategory(block.categoryId)
    .slice(0, block.count)
    .map(
      ({ id, body }) =>
        markup`<li><a href="${linkPreviewPath('post', id)}?lang=${context.lang}">${context.say(body.title, body.titleMm).text}</a></li>`,
    )}</ul>`
