const LEVEL = /mso-list:[^;]*level(\d)/i
const MARKER = /mso-list:\s*ignore/i
const NUMBERED = /^\W?([0-9\u1040-\u1049]+|[a-z]|[ivx]+)[.)\u104b]/i

type Item = { readonly element: Element; readonly level: number; readonly numbered: boolean }

/** Word writes the items of a list as paragraphs that only look like one; here they become a list again. */
export function listsOfWord(body: Element): void {
  for (const run of runsOf(body)) build(run)
}

/** Items that follow each other, without anything between them. */
function runsOf(body: Element): Item[][] {
  const runs: Item[][] = []
  let last: Element | null = null
  for (const element of body.querySelectorAll('p')) {
    const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1]
    if (!level) continue
    const item = { element, level: Number(level), numbered: takeMarker(element) }
    if (last && element.previousElementSibling === last) runs.at(-1)?.push(item)
    else runs.push([item])
    last = element
  }
  return runs
}

/** The bullet or number is drawn by the list; whether it was a number is what counts. */
function takeMarker(element: Element): boolean {
  const marker = [...element.querySelectorAll('[style]')].find((part) =>
    MARKER.test(part.getAttribute('style') ?? ''),
  )
  const numbered = NUMBERED.test((marker?.textContent ?? '').trim())
  marker?.remove()
  return numbered
}

function build(items: readonly Item[]): void {
  const [first] = items
  if (!first) return
  const page = first.element.ownerDocument
  const open: { list: Element; level: number }[] = []
  for (const { element, level, numbered } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const top = open.at(-1)
    if (!top || top.level < level) {
      const list = page.createElement(numbered ? 'ol' : 'ul')
      if (top) (top.list.lastElementChild ?? top.list).append(list)
      else first.element.before(list)
      open.push({ list, level })
    }
    const item = page.createElement('li')
    item.append(...element.childNodes)
    open.at(-1)?.list.append(item)
    element.remove()
  }
}
