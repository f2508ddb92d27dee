/** What the browser keeps with each entry of its history: a number, under which we remember how it was left. */
type State = { readonly entry?: number } | null

/** Begins elsewhere in every life of the page: entries of a life before never look like one of this. */
let last = Math.floor(performance.timeOrigin)
let current = 0
let target = 0
const scrolls = new Map<number, number>()

const numberOf = () => (window.history.state as State)?.entry

function begin(): void {
  last += 1
  current = last
  window.history.replaceState({ entry: current }, '')
}

/** Once, before anybody moves about: also the first entry can be come back to. */
export function openEntries(): void {
  const known = numberOf()
  if (known === undefined) begin()
  else current = known
}

/** The address has changed: a new entry begins at its top, one that is come back to is as it was left. */
export function arrive(): void {
  const known = numberOf()
  // A link tells of itself twice.
  if (known === current) return
  scrolls.set(current, window.scrollY)
  target = known === undefined ? 0 : (scrolls.get(known) ?? 0)
  if (known === undefined) begin()
  else current = known
}

/** To the page one is on: its top. */
export function stay(): void {
  target = 0
}

export const currentEntry = () => current

const MOST_FRAMES = 60

/** To where the entry was left, as soon as enough of the page is there. What is returned gives it up. */
export function scrollToEntry(): () => void {
  const top = target
  let frames = MOST_FRAMES
  let frame = 0
  const tryAgain = (): void => {
    window.scrollTo(0, top)
    frames -= 1
    if (window.scrollY < top - 1 && frames > 0) frame = window.requestAnimationFrame(tryAgain)
  }
  tryAgain()
  return () => window.cancelAnimationFrame(frame)
}
