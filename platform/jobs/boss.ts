import { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'

export const POKE_CHANNEL = 'jobs'
/** Jobs that were tried as often as they may be; one queue for all of them, so that one place reports them. */
export const DEAD_LETTERS = 'dead-letters'
/** A worker that stops answering for this long is given up, and its jobs run elsewhere. */
const HEARTBEAT_SECONDS = 10
const HOUR_SECONDS = 3_600
const DEAD_KEPT_SECONDS = 30 * 24 * HOUR_SECONDS

/** Installs or upgrades the queue's own tables; part of migrating, never of serving. */
export async function installJobTables(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Idempotent: the first process that knows a job makes its queue, later ones bring its settings up to date. */
export async function ensureQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
    deadLetter: DEAD_LETTERS,
  }
  await boss.createQueue(DEAD_LETTERS, { deleteAfterSeconds: DEAD_KEPT_SECONDS })
  await boss.createQueue(job.name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(job.name, options)
}
