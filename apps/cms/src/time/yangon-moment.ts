/** Myanmar has one clock, six and a half hours ahead, the whole year. */
const AHEAD_MS = 390 * 60_000
const NOON_UTC = 'T05:30:00.000Z'

const PARTS = { timeZone: 'Asia/Yangon', day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** `18/11/2026, 14:05 (Yangon time)`: digits are the same in both languages, and nobody has to count hours. */
export const yangonMoment = (at: string, zone: string): string =>
  `${new Date(at).toLocaleString('en-GB', { ...PARTS, hour: '2-digit', minute: '2-digit' })} (${zone})`

export const yangonDay = (at: string): string => new Date(at).toLocaleDateString('en-GB', PARTS)

const shifted = (at: string): string => new Date(Date.parse(at) + AHEAD_MS).toISOString()

/** What a field for day and time takes (`2026-11-18T14:05`), wherever the browser stands; empty for none. */
export const asMomentInput = (at: unknown): string => (at ? shifted(String(at)).slice(0, 16) : '')
export const asDayInput = (at: unknown): string => asMomentInput(at).slice(0, 10)

export const ofMomentInput = (text: string): string | null =>
  text ? new Date(Date.parse(`${text}:00.000Z`) - AHEAD_MS).toISOString() : null

/** A day is kept as its noon in Yangon, so that no clock of the world calls it another day. */
export const ofDayInput = (text: string): string | null => (text ? `${text}${NOON_UTC}` : null)
