import { fromKysely, PgBoss } from 'pg-boss'
import type { Cache } from '../cache/cache.ts'
import type { Tx } from '../db/database.ts'
import { afterCommit } from '../db/in-transaction.ts'
import { ensureQueue, POKE_CHANNEL } from './boss.ts'
import type { Job } from './job.ts'

/** The sending side. A job exists exactly when the caller's transaction committed. */
export type Jobs = {
  enqueue<Payload extends object>(tx: Tx, job: Job<Payload>, payload: Payload): Promise<void>
  close(): Promise<void>
}

type Deps = { readonly url: string; readonly cache: Cache; readonly onError: (error: Error) => void }

/** Starts at the first job, so that a process can come up, and serve reads, while Postgres is away. */
export function makeJobs({ url, cache, onError }: Deps): Jobs {
  let starting: Promise<PgBoss> | undefined
  const queues = new Map<string, Promise<void>>()

  const start = (): Promise<PgBoss> => {
    // A connection of its own: callers wait for it with a transaction open, so it must not need one of their pool.
    const boss = new PgBoss({
      connectionString: url,
      max: 1,
      migrate: false,
      supervise: false,
      schedule: false,
    })
    boss.on('error', onError)
    return boss.start()
  }
  const started = (): Promise<PgBoss> => (starting ??= forgetOnFailure(start(), () => (starting = undefined)))

  async function ready(job: Job): Promise<PgBoss> {
    const boss = await started()
    if (!queues.has(job.name)) {
      queues.set(
        job.name,
        forgetOnFailure(ensureQueue(boss, job), () => queues.delete(job.name)),
      )
    }
    await queues.get(job.name)
    return boss
  }

  return {
    async enqueue(tx, job, payload) {
      const boss = await ready(job as unknown as Job)
      const checked = job.schema.parse(payload)
      await boss.send(job.name, checked, { singletonKey: job.key(checked), db: fromKysely(tx) })
      afterCommit(tx, () => void cache.poke(POKE_CHANNEL, job.name).catch(onError))
    },
    async close() {
      const boss = await starting?.catch(() => undefined)
      await boss?.stop({ graceful: false })
    },
  }
}

function forgetOnFailure<T>(work: Promise<T>, forget: () => void): Promise<T> {
  work.catch(forget)
  return work
}
