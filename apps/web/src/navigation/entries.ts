/** The browser stores a number with each history entry; under it we remember how the page was left. */
type State = { readonly entry?: number } | null

/** Starts at a different number in every page load, so that entries of an earlier one are not confused with this one's. */
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

/** Called before any navigation, so that the first entry can be returned to as well. */
export function openEntries(): void {
  const known = numberOf()
  if (known === undefined) begin()
  else current = known
}

/** After a change of address: a new entry starts at the top, a known one as it was left. */
export function arrive(): void {
  const known = numberOf()
  // A link fires two events.
  if (known === current) return
  scrolls.set(current, window.scrollY)
  target = known === undefined ? 0 : (scrolls.get(known) ?? 0)
  if (known === undefined) begin()
  else current = known
}

/** A link to the present page scrolls to its top. */
export function stay(): void {
  target = 0
}

export const currentEntry = () => current

const MOST_FRAMES = 60

/** Scrolls to where the entry was left, as soon as enough of the page is there. The returned function cancels it. */
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
