import { truncateBySyllable } from './truncate.ts'

/**
 * What a reader sees of a piece of HTML, as plain text, without a DOM. It is for cutting, searching and counting; its
 * answer is text and must be rendered as text.
 */
export function htmlText(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    text += html.slice(at, open)
    const tag = readTag(html, open)
    if (!tag) {
      text += '<'
      at = open + 1
      continue
    }
    if (!INLINE.has(tag.name)) text += ' '
    at = UNSEEN.has(tag.name) && !tag.closes ? endOfUnseen(html, tag) : tag.end
  }
  return decodeEntities(text + html.slice(at))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The opening of a text, for cards and link previews. */
export const excerptOf = (html: string, maxUnits: number): string =>
  truncateBySyllable(htmlText(html), maxUnits)

type Tag = { readonly name: string; readonly closes: boolean; readonly end: number }

const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'xmp',
  'title',
  'textarea',
  'svg',
  'math',
])
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** The tag or comment that starts at `open`, or nothing when `<` is only a character, as in `a < b`. */
function readTag(html: string, open: number): Tag | undefined {
  if (html.startsWith('<!--', open)) return { name: '!--', closes: true, end: after(html, '-->', open + 4) }
  const mark = html.charAt(open + 1)
  if (mark === '!' || mark === '?') return { name: mark, closes: true, end: after(html, '>', open + 2) }
  const nameStart = mark === '/' ? open + 2 : open + 1
  const name = /^[a-z][a-z0-9-]{0,40}/i.exec(html.slice(nameStart, nameStart + 41))?.[0]
  if (!name) return undefined
  return { name: name.toLowerCase(), closes: mark === '/', end: endOfTag(html, nameStart + name.length) }
}

/** `>` inside a quoted attribute does not end the tag. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const char = html.charAt(at)
    if (quote) quote = char === quote ? '' : quote
    else if (char === '>') return at + 1
    else if ((char === '"' || char === "'") && html.charAt(at - 1) === '=') quote = char
  }
  return html.length
}

function endOfUnseen(html: string, tag: Tag): number {
  const closing = new RegExp(`</${tag.name}[\\s/>]`, 'gi')
  closing.lastIndex = tag.end
  const found = closing.exec(html)
  return found ? after(html, '>', found.index) : html.length
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  shy: '',
  zwnj: '',
  zwj: '',
}

/** Once only, so that `&amp;lt;` stays the text `&lt;`. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) =>
    name
      ? (NAMED[String(name).toLowerCase()] ?? whole)
      : fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  )

const fromCodePoint = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\uFFFD' : String.fromCodePoint(code)
