import { describe, expect, it } from 'vitest'
import { validUntil } from '#language/valid-until.ts'
import { endsWithout, type Reckoned, type Stretch } from './stretch.ts'

const MONTH: Stretch['validity'] = { value: 1, unit: 'MONTH', endsAtMidnight: true }
const DAYS: Stretch['validity'] = { value: 30, unit: 'DAY', endsAtMidnight: false }

/** Midday in Yangon. */
const noon = (day: string) => new Date(`${day}T12:00:00+06:30`)

const bought = (id: string, at: Date, from: Date, validity = MONTH, stacks = true): Reckoned => ({
  id,
  expiresAt: validUntil(validity, from),
  stretch: { boughtAt: at.toISOString(), stacks, validity },
})

const shown = (ends: ReturnType<typeof endsWithout>) =>
  ends?.map(({ one, until }) => [one.id, until.toISOString()])

describe('taking one stretch out', () => {
  const now = noon('2027-01-30')
  const a = bought('a', now, now)
  const b = bought('b', now, a.expiresAt)
  const c = bought('c', now, b.expiresAt)

  it('months are reckoned anew, in order: not all are of one length', () => {
    const fresh = validUntil(MONTH, now)
    expect(shown(endsWithout(a, [c, b]))).toEqual([
      ['b', fresh.toISOString()],
      ['c', validUntil(MONTH, fresh).toISOString()],
    ])
    expect(shown(endsWithout(b, [a, c]))).toEqual([['c', validUntil(MONTH, a.expiresAt).toISOString()]])
    expect(endsWithout(c, [a, b])).toEqual([])
  })

  it('each keeps the rule it was bought by, whatever the catalogue says later', () => {
    const longer = bought('longer', now, a.expiresAt, DAYS)
    expect(shown(endsWithout(a, [longer]))).toEqual([['longer', validUntil(DAYS, now).toISOString()]])
  })

  it('one that ran beside stays, and what was put behind both stays too', () => {
    const beside = bought('beside', now, now, MONTH, false)
    const behind = bought('behind', now, beside.expiresAt)
    expect(endsWithout(a, [beside, behind])).toEqual([])
    const since = { ...beside, stretch: { ...beside.stretch!, boughtAt: noon('2027-01-31').toISOString() } }
    expect(shown(endsWithout(a, [since, behind]))).toEqual([['behind', a.expiresAt.toISOString()]])
  })

  it('one that has ended meanwhile still stands before those put behind it', () => {
    const hour: Stretch['validity'] = { value: 1, unit: 'HOUR', endsAtMidnight: false }
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
    const over = bought('over', now, now, hour)
    const undone = bought('undone', minutes(55), over.expiresAt, hour)
    const later = bought('later', minutes(58), undone.expiresAt, hour)
    expect(shown(endsWithout(undone, [over, later]))).toEqual([['later', undone.expiresAt.toISOString()]])
  })

  it('a later one of which nobody knows how it was reckoned cannot be moved', () => {
    expect(endsWithout(a, [{ ...b, stretch: null }])).toBeNull()
    expect(endsWithout(b, [{ ...a, stretch: null }])).toEqual([])
  })

  it('nothing becomes longer: two bought at once stand side by side', () => {
    const twin = { ...b, id: 'twin' }
    const behind = bought('behind', now, b.expiresAt)
    expect(shown(endsWithout(a, [b, twin, behind]))?.map(([id]) => id)).toEqual(['b', 'twin', 'behind'])
  })
})
