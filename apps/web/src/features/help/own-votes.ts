import { storedValue } from '../../session/stored-value.ts'

const browser = storedValue('browserId', () => localStorage)
const votes = storedValue('faqVotes', () => localStorage)

/** Version 4 of RFC 9562. `crypto.randomUUID` is younger than the oldest browsers we serve. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return value.toString(16).padStart(2, '0')
  }).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

let unstored: string | null = null

/** Random, kept on this phone only, and sent with nothing but votes. */
export function browserId(): string {
  const known = browser.read() ?? unstored
  if (known) return known
  unstored = makeId()
  browser.write(unstored)
  return unstored
}

function readVotes(): Record<string, boolean> {
  try {
    const kept: unknown = JSON.parse(votes.read() ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

export const ownVote = (faqId: string): boolean | null => readVotes()[faqId] ?? null

export const keepOwnVote = (faqId: string, helpful: boolean) =>
  votes.write(JSON.stringify({ ...readVotes(), [faqId]: helpful }))
