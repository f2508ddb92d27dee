import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { readAheadMs } from '#platform/clock/test-clock-store.ts'
import { moveClock, readClockForward } from './ops-clock.ts'

const HOUR_MS = 3_600_000

describe('npm run ops -- clock forward', () => {
  it.each([
    ['35d', 35 * 24 * HOUR_MS],
    ['12h', 12 * HOUR_MS],
    ['30m', HOUR_MS / 2],
    ['0d', null],
    ['-1d', null],
    ['91d', null],
    ['soon', null],
  ])('%s is %s milliseconds', (text, byMs) => {
    expect(readClockForward(['clock', 'forward', text])).toBe(byMs)
  })

  it('another command is not its business', () => {
    expect(readClockForward(['move', 'end', '35d'])).toBeNull()
  })

  it('moves a demo and refuses production', async () => {
    const { db } = await freshDatabase()
    expect(await moveClock(HOUR_MS, { config: { PROFILE: 'production' }, db })).toMatchObject({ code: 1 })
    expect(await readAheadMs(db)).toBe(0)
    expect(await moveClock(HOUR_MS, { config: { PROFILE: 'demo' }, db })).toMatchObject({ code: 0 })
    expect(await readAheadMs(db)).toBe(HOUR_MS)
  })
})
