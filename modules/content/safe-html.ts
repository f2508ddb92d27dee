import sanitize from 'sanitize-html'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_EVERYWHERE,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isAllowedHref,
  isAllowedSrc,
  isAllowedSrcset,
} from '#contracts/html.ts'

/**
 * The only way HTML enters the read model. Editors' markup is reduced to a short list of tags; the browser sanitises it once more, with
 * the same list but another parser, before showing it.
 */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  nonTextTags: [...DROPPED_WITH_CONTENT],
  disallowedTagsMode: 'discard',
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    a: [...(ALLOWED_ATTRIBUTES['a'] ?? []), 'rel'],
    img: [...(ALLOWED_ATTRIBUTES['img'] ?? []), 'loading'],
    '*': [...ALLOWED_EVERYWHERE],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
  transformTags: {
    a: (tagName, { href = '', rel: _theirs, ...rest }) => ({
      tagName,
      attribs: { ...rest, ...linkAttributes(href.trim()) },
    }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !isAllowedSrc(frame.attribs['src'] ?? ''),
}

function linkAttributes(href: string): sanitize.Attributes {
  if (!isAllowedHref(href)) return {}
  return /^https:/i.test(href) ? { href, rel: 'noopener' } : { href }
}

function pictureAttributes({
  srcset = '',
  width = '',
  height = '',
  alt = '',
  ...rest
}: sanitize.Attributes): sanitize.Attributes {
  return {
    ...rest,
    ...(isAllowedSrcset(srcset) && { srcset }),
    ...(isPixels(width) && { width }),
    ...(isPixels(height) && { height }),
    alt,
    loading: 'lazy',
  }
}

const isPixels = (text: string): boolean => /^[0-9]{1,4}$/.test(text)

export const safeHtml = (html: string): string => sanitize(html, OPTIONS).trim()

const HTML_KEY = /^(html|.*Html)(Mm)?$/

/** Sanitises every HTML text of a document, at any depth; the name of a key says whether it is HTML. */
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
