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
  img: ['src', 'alt', 'width', 'height'],
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

/** Pictures are ours (a path) or come by https. */
export const isAllowedSrc = (url: string): boolean => /^(?:https:\/\/|\/(?![/\\])|\.\/)/i.test(url)
