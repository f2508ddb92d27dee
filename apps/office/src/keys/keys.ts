/** What each key does now; the screen that came last wins, and gives the key back when it goes. */
const pressed = new Map<string, (() => void)[]>()

/** How long a first key waits for its second. */
const PAIR_MS = 1200

const WRITING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], dialog'

export function bindKey(keys: string, act: () => void): () => void {
  const acts = pressed.get(keys) ?? []
  pressed.set(keys, [...acts, act])
  return () =>
    pressed.set(
      keys,
      (pressed.get(keys) ?? []).filter((other) => other !== act),
    )
}

const actOf = (keys: string): (() => void) | undefined => pressed.get(keys)?.at(-1)

const isFirstOfPair = (key: string): boolean =>
  [...pressed].some(([keys, acts]) => acts.length > 0 && keys.startsWith(`${key} `))

/** Keys mean something only where nobody writes. A Burmese keyboard types other letters: the place of the key counts too. */
export function listenToKeys(target: Document): () => void {
  let first: string | null = null
  let timer = 0
  const latin = (event: KeyboardEvent): string =>
    /^Key[A-Z]$/.test(event.code) && !/^[\x20-\x7e]$/.test(event.key)
      ? event.code.slice(3).toLowerCase()
      : event.key
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.target instanceof Element && event.target.closest(WRITING)) return
    const key = latin(event)
    const act = actOf(first === null ? key : `${first} ${key}`)
    window.clearTimeout(timer)
    if (first === null && isFirstOfPair(key)) {
      first = key
      timer = window.setTimeout(() => (first = null), PAIR_MS)
      return
    }
    first = null
    // A button or link that has the focus is what Enter means.
    if (!act || (key === 'Enter' && event.target instanceof Element && event.target.closest('a, button')))
      return
    event.preventDefault()
    act()
  }
  target.addEventListener('keydown', onKey)
  return () => {
    window.clearTimeout(timer)
    target.removeEventListener('keydown', onKey)
  }
}
