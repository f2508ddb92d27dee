import { listsOfWord } from './word-lists.ts'
import { rename, replaceBy, unwrap } from './change-element.ts'

/** What an office program put on the clipboard that does not go into a text of ours. */
export type Lost = { readonly pictures: number; readonly links: number; readonly styles: boolean }

const GONE = 'script, style, meta, link, title, xml, template, iframe, object, video, audio, svg'
const KEPT = new Set('P H2 H3 H4 UL OL LI A STRONG EM BLOCKQUOTE HR BR TABLE THEAD TBODY TR TD TH'.split(' '))
const RENAMED: Readonly<Record<string, string>> = {
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  B: 'strong',
  I: 'em',
}
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, hr'
const KEPT_ATTRIBUTES = new Set(['href', 'colspan', 'rowspan', 'start'])
const ALLOWED = /^(#|https?:\/\/|mailto:|tel:)/i

/**
 * Headings, lists, links, tables, bold and italic stay; everything else that Word, LibreOffice or Google Docs write beside
 * the words goes. The document is changed in place.
 */
export function cleanPasted(page: Document): Lost {
  const styles = page.body.querySelector('[style], [class], font') !== null
  removeComments(page)
  for (const element of page.body.querySelectorAll(GONE)) element.remove()
  const pictures = removePictures(page)
  listsOfWord(page.body)
  for (const title of page.body.querySelectorAll('p.MsoTitle, p.title')) rename(title, 'h2')
  for (const element of page.body.querySelectorAll('*')) simplify(element)
  const links = removeStrangeLinks(page)
  for (const paragraph of page.body.querySelectorAll('li > p, td > p:only-child, th > p:only-child'))
    unwrap(paragraph)
  for (const empty of page.body.querySelectorAll('p, h2, h3, h4, li, strong, em'))
    if (isEmpty(empty)) empty.remove()
  return { pictures, links, styles }
}

/** `NodeFilter.SHOW_COMMENT`; outside a browser there is no such global to ask. */
const SHOW_COMMENT = 128

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page, SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function removePictures(page: Document): number {
  const pictures = [...page.body.querySelectorAll('img, picture > source')]
  for (const picture of pictures) picture.remove()
  return pictures.filter((picture) => picture.tagName === 'IMG').length
}

/** Bold and italic may be written as a style, and a wrapper may take them back. */
function simplify(element: Element): void {
  const style = element.getAttribute('style') ?? ''
  const [bold, italic] = [
    weight(style),
    /(?:^|;)\s*font-style:\s*(italic|normal)/i.exec(style)?.[1]?.toLowerCase(),
  ]
  for (const name of element.getAttributeNames())
    if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name)
  const isBold = element.tagName === 'B' || element.tagName === 'STRONG'
  if ((isBold && bold === 'normal') || (['I', 'EM'].includes(element.tagName) && italic === 'normal'))
    return unwrap(element)
  const renamed = RENAMED[element.tagName]
  if (renamed) return void rename(element, renamed)
  if (KEPT.has(element.tagName)) return
  if (element.tagName === 'DIV' && !element.querySelector(BLOCKS)) return void rename(element, 'p')
  if (element.tagName !== 'SPAN') return unwrap(element)
  replaceBy(element, [...(bold === 'bold' ? ['strong'] : []), ...(italic === 'italic' ? ['em'] : [])])
}

function weight(style: string): 'bold' | 'normal' | undefined {
  const said = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase()
  if (said === undefined) return undefined
  return said === 'bold' || Number(said) >= 600 ? 'bold' : 'normal'
}

function removeStrangeLinks(page: Document): number {
  const links = [...page.body.querySelectorAll('a')]
  const strange = links.filter(
    (link) => link.hasAttribute('href') && !ALLOWED.test(link.getAttribute('href') ?? ''),
  )
  for (const link of links) {
    const address = link.getAttribute('href') ?? ''
    if (ALLOWED.test(address)) link.setAttribute('href', address.replace(/^http:\/\//i, 'https://'))
    else unwrap(link)
  }
  return strange.length
}

const isEmpty = (element: Element): boolean =>
  !element.querySelector('hr, table') && (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === ''
