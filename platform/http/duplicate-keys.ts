type Open = { readonly isObject: boolean; readonly keys: Set<string>; wantsKey: boolean }

/** The end of a string that starts at a quote: the index after the closing one. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

/** JSON with a duplicate key can mean one thing to its signer and another to its reader. `text` must already be known to be JSON. */
export function namesAKeyTwice(text: string): boolean {
  const open: Open[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    const inner = open.at(-1)
    if (letter === '{') open.push({ isObject: true, keys: new Set(), wantsKey: true })
    else if (letter === '[') open.push({ isObject: false, keys: new Set(), wantsKey: false })
    else if (letter === '}' || letter === ']') open.pop()
    else if (letter === ',' && inner?.isObject) inner.wantsKey = true
    else if (letter === '"') {
      const end = endOfString(text, at)
      if (inner?.wantsKey) {
        const key = String(JSON.parse(text.slice(at, end)))
        if (inner.keys.has(key)) return true
        inner.keys.add(key)
        inner.wantsKey = false
      }
      at = end - 1
    }
  }
  return false
}

/** The same for a posted form. */
export function formNamesTwice(text: string): boolean {
  const names = [...new URLSearchParams(text).keys()]
  return new Set(names).size < names.length
}
