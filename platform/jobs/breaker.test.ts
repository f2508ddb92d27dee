import { expect, it } from 'vitest'
import { makeBreaker } from './breaker.ts'

function breaker() {
  const host = { now: 0, changes: [] as boolean[] }
  const made = makeBreaker({
    name: 'core',
    nowMs: () => host.now,
    onChange: (isSilent) => host.changes.push(isSilent),
  })
  return { ...made, host }
}

const asks = (one: ReturnType<typeof breaker>, times: number): number =>
  Array.from({ length: times }, () => one.mayAsk()).filter(Boolean).length

it('some silences among answers let everybody ask on', () => {
  const one = breaker()
  for (let turn = 0; turn < 100; turn += 1) {
    for (let silence = 0; silence < 9; silence += 1) one.silent()
    one.answered()
  }
  expect([asks(one, 200), one.host.changes]).toEqual([200, []])
})

it('a system that is silent is asked once a second, and by everybody after its first answer', () => {
  const one = breaker()
  for (let silence = 0; silence < 10; silence += 1) one.silent()
  expect(one.isSilent()).toBe(true)
  const perSecond = Array.from({ length: 5 }, () => {
    one.host.now += 1_000
    const asked = asks(one, 200)
    one.silent()
    return asked
  })
  expect(perSecond).toEqual([1, 1, 1, 1, 1])
  one.answered()
  expect([one.isSilent(), asks(one, 200), one.host.changes]).toEqual([false, 200, [true, false]])
})
