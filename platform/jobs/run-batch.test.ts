import { expect, it } from 'vitest'
import { makeLogger } from '../log/logger.ts'
import { makeBreaker } from './breaker.ts'
import { defineRowJob, handleJob, type Outcome } from './job.ts'
import { makeRunBatch } from './run-batch.ts'

const job = defineRowJob('test.ask', 'outside')

/** One row at a time, a second apart: each may ask, and answers as given. */
function runner() {
  const outcomes: Outcome[] = []
  let now = 0
  const outside = makeBreaker({ name: 'core', nowMs: () => now })
  const run = makeRunBatch({
    handled: handleJob(job, async () => outcomes.shift()),
    log: makeLogger({ level: 'silent', process: 'test' }),
    outside,
  })
  return {
    outside,
    async all(...next: readonly Outcome[]): Promise<void> {
      for (const outcome of next) {
        outcomes.push(outcome)
        now += 1_000
        await run([{ id: 'a', name: job.name, data: { id: 'a' } } as never])
      }
    },
  }
}

const SILENCES = Array.from({ length: 10 }, (): Outcome => 'SILENT')

it('a row that asked nobody neither opens a silent system again nor interrupts its silences', async () => {
  const { outside, all } = runner()
  await all(...SILENCES.slice(0, 9), 'NOT_ASKED', 'SILENT')
  expect(outside.isSilent()).toBe(true)
  await all('NOT_ASKED')
  expect(outside.isSilent()).toBe(true)
})

it('control: one that was answered does both', async () => {
  const { outside, all } = runner()
  await all(...SILENCES.slice(0, 9), undefined, 'SILENT')
  expect(outside.isSilent()).toBe(false)
  await all(...SILENCES)
  expect(outside.isSilent()).toBe(true)
  await all(undefined)
  expect(outside.isSilent()).toBe(false)
})
