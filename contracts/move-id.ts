const PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Sent with every call that moves value; made once per intent and kept until there is a final answer. */
export const MOVE_ID_HEADER = 'idempotency-key'

/** An id the server has not seen is taken when its time is this near to its own. */
export const MOVE_ID_WITHIN_MS = 86_400_000

/** The clocks of two machines are never further apart; `move_ids_end` of the database has the same. */
const CLOCKS_APART_MS = 3_600_000

/**
 * A version 7 UUID: 48 bits of time, then random bits. Made by whoever wants value moved, and used for the move by every system down to
 * the operator's core.
 */
export function newMoveId(nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let at = 0; at < 6; at += 1) bytes[at] = Math.floor(nowMs / 2 ** (8 * (5 - at))) % 256
  bytes[6] = ((bytes[6] ?? 0) % 16) + 0x70
  bytes[8] = ((bytes[8] ?? 0) % 64) + 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export const isMoveId = (text: string): boolean => PATTERN.test(text)

export const moveIdTime = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** The smallest id of a moment: ids from there on are at least as young. */
export function firstMoveIdOf(atMs: number): string {
  const hex = atMs.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** Every id that any machine has taken by this moment is smaller: it may be dated tomorrow, by a clock that is ahead of ours. */
export const moveIdsEnd = (nowMs: number): string =>
  firstMoveIdOf(nowMs + MOVE_ID_WITHIN_MS + CLOCKS_APART_MS)
