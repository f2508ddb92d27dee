import { storedValue } from '../session/stored-value.ts'

/** A last good answer on the phone, for the hour without a network. */
export type KeptAnswer<T> = { readonly at: number; readonly data: T }

/** Phones give a site a few megabytes; a dozen answers of ours are well below half of one. */
const MOST = 12
const PREFIX = 'kept.'
const ORDER = 'kept-order'

const entry = (name: string) => storedValue(name, () => localStorage)

function readOrder(): string[] {
  const names = parse(entry(ORDER).read())
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Not written yet. To put twenty packages into words takes a cheap phone longer than a touch may wait. */
const waiting = new Map<string, KeptAnswer<unknown>>()

const LATEST_MS = 2000
const A_MOMENT_MS = 200

/** Safari does not tell when it is idle. */
const whenIdle = (work: () => void): void => {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, A_MOMENT_MS)
}

/** Kept at an idle moment, and at the latest when the page goes away. */
export function keepAnswer(name: string, answer: KeptAnswer<unknown>): void {
  if (waiting.size === 0) {
    whenIdle(writeWaiting)
    window.addEventListener('pagehide', writeWaiting, { once: true })
  }
  // Anew at the end: the last one is the newest.
  waiting.delete(name)
  waiting.set(name, answer)
}

function writeWaiting(): void {
  window.removeEventListener('pagehide', writeWaiting)
  for (const [name, answer] of waiting) write(name, answer)
  waiting.clear()
}

/** The newest stand first; what falls off the end is forgotten. */
function write(name: string, answer: KeptAnswer<unknown>): void {
  const order = [name, ...readOrder().filter((other) => other !== name)]
  for (const old of order.slice(MOST)) entry(PREFIX + old).clear()
  entry(ORDER).write(JSON.stringify(order.slice(0, MOST)))
  entry(PREFIX + name).write(JSON.stringify(answer))
}

export function keptAnswer<T>(name: string): KeptAnswer<T> | null {
  const kept: unknown = waiting.get(name) ?? parse(entry(PREFIX + name).read())
  return typeof kept === 'object' && kept !== null && 'at' in kept && 'data' in kept
    ? (kept as KeptAnswer<T>)
    : null
}
