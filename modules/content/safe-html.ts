import sanitize from 'sanitize-html'

/**
 * The only way HTML enters the read model. Editors' markup is cut to a short list of tags; the browser cleans it once
 * more with another parser before showing it.
 */
const TAGS = [
  'p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote',
  'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'hr',
]

/** Tags whose inside is no text: a browser reads it by other rules than the sanitiser does. */
const WITHOUT_TEXT = [
  'script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'iframe', 'template', 'math', 'svg',
  'title', 'plaintext', 'select', 'object', 'embed',
]

/** In-app addresses; everything else must name one of the allowed schemes. */
const IN_APP = /^#[/a-zA-Z0-9]/
const ELSEWHERE = /^(https|mailto|tel):/i

/** Our own pictures only: another host could watch who reads what. */
const OWN_PICTURE = /^\/media\/[a-zA-Z0-9._-]+$/

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  nonTextTags: WITHOUT_TEXT,
  disallowedTagsMode: 'discard',
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href.trim()) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        src, alt, loading: 'lazy',
        ...(/^[0-9]{1,4}$/.test(width ?? '') && { width: width ?? '' }),
        ...(/^[0-9]{1,4}$/.test(height ?? '') && { height: height ?? '' }),
      },
    }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !OWN_PICTURE.test(frame.attribs['src'] ?? ''),
}

function linkAttributes(href: string): sanitize.Attributes {
  if (IN_APP.test(href)) return { href }
  return ELSEWHERE.test(href) ? { href, rel: 'noopener noreferrer' } : {}
}

export const safeHtml = (html: string): string => sanitize(html, OPTIONS).trim()

const HTML_KEY = /^(html|.*Html)(Mm)?$/

/** Sanitises every HTML text of a document, wherever it stands; which texts are HTML is told by their names. */
export function sanitiseHtmlIn<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sanitiseHtmlIn) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      HTML_KEY.test(key) && typeof inner === 'string' ? safeHtml(inner) : sanitiseHtmlIn(inner),
    ]),
  ) as T
}
