import { moveForward } from '#platform/clock/test-clock-store.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'

const MS = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const
/** Tables are kept ready for half a year ahead; more at once would outrun whoever prepares them. */
const MOST_DAYS = 90

export const CLOCK_USAGE = `usage: npm run ops -- clock forward <35d|12h|30m>
Moves the product's time forward, at most ${MOST_DAYS} days at once and never back. In the demo profile only.`

/** Milliseconds of `clock forward 35d`; null when it is no such command. */
export function readClockForward(args: readonly string[]): number | null {
  const [thing, deed, text = '', ...rest] = args
  const [, count, unit] = /^(\d{1,4})([dhm])$/.exec(text) ?? []
  if (thing !== 'clock' || deed !== 'forward' || rest.length > 0 || !count || !unit) return null
  const byMs = Number(count) * MS[unit as keyof typeof MS]
  return byMs > 0 && byMs <= MOST_DAYS * MS.d ? byMs : null
}

/** One command of whoever shows or tests the product; every process hears of it by itself. */
export async function moveClock(
  byMs: number,
  { config, db }: { config: Pick<Config, 'PROFILE'>; db: Database },
): Promise<{ readonly code: 0 | 1; readonly text: string }> {
  if (config.PROFILE !== 'demo')
    return { code: 1, text: 'refused: real people live by this clock. Only PROFILE=demo may move it.' }
  const aheadMs = await moveForward(db, byMs)
  return { code: 0, text: `the product's time is now ${(aheadMs / MS.d).toFixed(2)} days ahead` }
}
