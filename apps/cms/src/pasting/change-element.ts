/** The element goes, its content stays. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** The same content under another tag; attributes go with it. */
export function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag)
  for (const name of element.getAttributeNames()) other.setAttribute(name, element.getAttribute(name) ?? '')
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** The element becomes these, one inside the other; none leaves only its content. */
export function replaceBy(element: Element, tags: readonly string[]): void {
  const [first, ...rest] = tags
  if (!first) return unwrap(element)
  const outer = element.ownerDocument.createElement(first)
  let inner: Element = outer
  for (const tag of rest) {
    const next = element.ownerDocument.createElement(tag)
    inner.append(next)
    inner = next
  }
  inner.append(...element.childNodes)
  element.replaceWith(outer)
}
