import type { PgBoss, Job as BossJob, JobResult } from 'pg-boss'
import type { Manner } from './job.ts'

type Width = { readonly batchSize: number; readonly lanes: number; readonly pollSeconds: number }

/**
 * Measured side by side. A batch is as slow as its slowest job: with one call in a hundred silent, 8 x 25 did 594 a second,
 * 50 x 4 did 153. Feeds and pokes wake lanes; only the first lane of a queue looks by itself, for jobs that came without either.
 * With all of them looking, a worker that had nothing to do asked 125 times a second, a quarter of a processor.
 */
const WIDTHS: Readonly<Record<Manner, Width>> = {
  outside: { batchSize: 8, lanes: 25, pollSeconds: 5 },
  ownDatabase: { batchSize: 50, lanes: 4, pollSeconds: 5 },
  inside: { batchSize: 100, lanes: 2, pollSeconds: 2 },
  alone: { batchSize: 1, lanes: 1, pollSeconds: 2 },
}
const HARDLY_EVER_SECONDS = 3_600

type Batch = BossJob<unknown>[]
type Run = (batch: Batch) => Promise<JobResult[]>

export type Lanes = {
  /** Wakes as many lanes as this many jobs need, idle ones first. */
  wake(jobs: number): void
}

/** As many workers of one queue as its manner asks for, each of which can be woken. */
export async function openLanes(boss: PgBoss, name: string, manner: Manner, run: Run): Promise<Lanes> {
  const { batchSize, lanes, pollSeconds } = WIDTHS[manner]
  const all: { id: string; busy: boolean }[] = []
  function wake(jobs: number): void {
    const idleFirst = [...all.filter(({ busy }) => !busy), ...all.filter(({ busy }) => busy)]
    for (const { id } of idleFirst.slice(0, Math.ceil(jobs / batchSize))) boss.notifyWorker(id)
  }
  for (let opened = 0; opened < lanes; opened += 1) {
    const lane = { id: '', busy: false }
    const options = {
      batchSize,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: opened === 0 ? pollSeconds : HARDLY_EVER_SECONDS,
    } as const
    lane.id = await boss.work(name, options, async (batch: Batch) => {
      lane.busy = true
      // There may be more jobs without a poke: left behind by another process, or tried again.
      if (batch.length === batchSize && lanes > 1) wake(1)
      try {
        return await run(batch)
      } finally {
        lane.busy = false
      }
    })
    all.push(lane)
  }
  return { wake }
}
