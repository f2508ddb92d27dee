/**
 * What HTML of editors may hold. The server cleans by this list when content is published and the browser cleans again,
 * with another parser, when it is shown: the list is one, the parsers are two.
 */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  ul: [],
  ol: ['start'],
  li: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  span: [],
  blockquote: [],
  a: ['href', 'title'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** On any element: English inside Burmese text is marked, so that it gets its own font and voice. */
export const ALLOWED_EVERYWHERE = ['lang', 'dir'] as const

export const ALLOWED_TAGS: readonly string[] = Object.keys(ALLOWED_ATTRIBUTES)

/** Dropped with everything inside, because their inside is not text for a reader. */
export const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'template',
  'math',
  'svg',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'object',
  'embed',
  'title',
  'select',
  'audio',
  'video',
  'canvas',
] as const

/** Links lead out by a safe scheme or stay inside: a hash route, a path of our own, never another host by `//`. */
export const isAllowedHref = (url: string): boolean =>
  /^(?:https:\/\/|mailto:|tel:|#\/|\/(?![/\\]))/i.test(url)

/** Our own pictures only: another host could watch who reads what, and the page's policy would stop it anyway. */
export const isAllowedSrc = (url: string): boolean => /^\/(?![/\\])[\w./~-]+$/.test(url)

/** `/media/a-480.webp 480w, /media/a-960.webp 960w`. */
export const isAllowedSrcset = (list: string): boolean =>
  list.split(',').every((candidate) => {
    const [url = '', width = '', ...rest] = candidate.trim().split(/\s+/)
    return isAllowedSrc(url) && /^[0-9]{1,5}w$/.test(width) && rest.length === 0
  })
