import { expect, it } from 'vitest'
import { overAt, type AlertLine } from './alerts.ts'

const SINCE = Date.parse('2026-11-18T10:00:00Z')
const NAMES = ['ApiGone', 'RedisGone']

const line = (status: string, at: number, more: Partial<AlertLine> = {}): AlertLine => ({
  at: SINCE + at,
  status,
  alertname: 'ApiGone',
  startsAt: new Date(SINCE + 1_000).toISOString(),
  instance: 'app1',
  ...more,
})

it('is over when each that began was told to be over, at the last of them', () => {
  const told = [
    line('firing', 5_000),
    line('firing', 6_000, { instance: 'app2' }),
    line('resolved', 20_000),
    line('resolved', 30_000, { instance: 'app2' }),
  ]
  expect(overAt(told, NAMES, SINCE)).toBe(SINCE + 30_000)
})

it.each([
  ['nobody said anything', []],
  ['it fires still', [line('firing', 5_000)]],
  [
    'one of two is over',
    [line('firing', 5_000), line('firing', 5_000, { instance: 'app2' }), line('resolved', 9_000)],
  ],
  ['it fires again', [line('firing', 5_000), line('resolved', 9_000), line('firing', 12_000)]],
  ['another is over', [line('resolved', 9_000, { alertname: 'EdgeGone' })]],
])('is not over: %s', (_why, told) => {
  expect(overAt(told, NAMES, SINCE)).toBeNull()
})

it('does not wait for what an earlier cluster left open', () => {
  const old = line('firing', -60_000, { startsAt: new Date(SINCE - 60_000).toISOString(), instance: 'app9' })
  expect(overAt([old, line('firing', 5_000), line('resolved', 9_000)], NAMES, SINCE)).toBe(SINCE + 9_000)
})
