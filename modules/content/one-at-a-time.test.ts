import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('a wish during a run is one more run after it, however many wished', async () => {
  const gates = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  let runs = 0
  const run = oneAtATime(() => gates[runs++]?.promise ?? Promise.resolve(false))
  const answers = [run(), run(), run()]
  gates[0]?.resolve(false)
  gates[1]?.resolve(true)
  expect(await Promise.all(answers)).toEqual([true, true, true])
  expect(runs).toBe(2)
})

it('a run that failed does not stand in the way of the next', async () => {
  let runs = 0
  const run = oneAtATime(async () => {
    if (runs++ === 0) throw new Error('away')
    return true
  })
  await expect(run()).rejects.toThrow('away')
  expect(await run()).toBe(true)
})
