import type { PgBoss, Job as BossJob, JobResult } from 'pg-boss'
import type { Manner } from './job.ts'

type Width = { readonly batchSize: number; readonly lanes: number; readonly pollSeconds: number }

/**
 * Measured side by side. A batch is as slow as its slowest job: with one call in a hundred silent, 8 x 25 did 594 a second,
 * 50 x 4 did 153. Lanes that are fed by this process are woken by it, and look by themselves only now and then.
 */
const WIDTHS: Readonly<Record<Manner, Width>> = {
  outside: { batchSize: 8, lanes: 25, pollSeconds: 5 },
  near: { batchSize: 50, lanes: 4, pollSeconds: 5 },
  inside: { batchSize: 100, lanes: 2, pollSeconds: 0.5 },
  alone: { batchSize: 1, lanes: 1, pollSeconds: 1 },
}

type Batch = BossJob<unknown>[]
type Run = (batch: Batch) => Promise<JobResult[]>

export type Lanes = {
  /** Lets as many look as so many jobs need, those first that have nothing to do. */
  wake(jobs: number): void
}

/** As many workers of one queue as its manner asks for, each of which can be woken. */
export async function openLanes(boss: PgBoss, name: string, manner: Manner, run: Run): Promise<Lanes> {
  const { batchSize, lanes, pollSeconds } = WIDTHS[manner]
  const options = {
    batchSize,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
  } as const
  const all: { id: string; busy: boolean }[] = []
  for (let opened = 0; opened < lanes; opened += 1) {
    const lane = { id: '', busy: false }
    lane.id = await boss.work(name, options, async (batch: Batch) => {
      lane.busy = true
      try {
        return await run(batch)
      } finally {
        lane.busy = false
      }
    })
    all.push(lane)
  }
  return {
    wake(jobs) {
      const idleFirst = [...all.filter(({ busy }) => !busy), ...all.filter(({ busy }) => busy)]
      for (const { id } of idleFirst.slice(0, Math.ceil(jobs / batchSize))) boss.notifyWorker(id)
    },
  }
}
