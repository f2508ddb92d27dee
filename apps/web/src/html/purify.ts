import createPurifier, { type DOMPurify } from 'dompurify'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_EVERYWHERE,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isAllowedHref,
  isAllowedSrc,
  isAllowedSrcset,
} from '#contracts/html.ts'
import { breakLines } from '#language/break-lines.ts'

const CONFIG = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...new Set([...Object.values(ALLOWED_ATTRIBUTES).flat(), ...ALLOWED_EVERYWHERE])],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
}

/** Sanitises again what the server sanitised, with the browser's own parser, and prepares it for display. */
export function purify(html: string): string {
  purifier ??= makePurifier()
  return purifier.sanitize(html, CONFIG)
}

let purifier: DOMPurify | undefined

function makePurifier(): DOMPurify {
  const made = createPurifier(window)
  made.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (!isAllowed(element.tagName.toLowerCase(), attribute.attrName, attribute.attrValue))
      attribute.keepAttr = false
  })
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') openSafely(element)
    if (element.tagName === 'IMG') loadLate(element)
  })
  made.addHook('afterSanitizeElements', (node) => {
    if (node instanceof Text) node.data = breakLines(node.data)
  })
  return made
}

/** The library allows attributes by name only, and `data:` pictures whatever its settings. */
function isAllowed(tag: string, name: string, value: string): boolean {
  if (name === 'href') return tag === 'a' && isAllowedHref(value.trim())
  if (name === 'src') return tag === 'img' && isAllowedSrc(value.trim())
  if (name === 'srcset') return tag === 'img' && isAllowedSrcset(value)
  const ofTag = ALLOWED_ATTRIBUTES[tag] ?? []
  return ofTag.includes(name) || ALLOWED_EVERYWHERE.some((everywhere) => everywhere === name)
}

function openSafely(link: Element): void {
  if (!/^https:/i.test(link.getAttribute('href') ?? '')) return
  link.setAttribute('rel', 'noopener')
  link.setAttribute('target', '_blank')
}

function loadLate(image: Element): void {
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
}
