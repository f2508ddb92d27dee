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

/** The newest stand first; what falls off the end is forgotten. */
export function keepAnswer(name: string, answer: KeptAnswer<unknown>): void {
  const order = [name, ...readOrder().filter((other) => other !== name)]
  for (const old of order.slice(MOST)) entry(PREFIX + old).clear()
  entry(ORDER).write(JSON.stringify(order.slice(0, MOST)))
  entry(PREFIX + name).write(JSON.stringify(answer))
}

export function keptAnswer<T>(name: string): KeptAnswer<T> | null {
  const kept = parse(entry(PREFIX + name).read())
  return typeof kept === 'object' && kept !== null && 'at' in kept && 'data' in kept
    ? (kept as KeptAnswer<T>)
    : null
}
