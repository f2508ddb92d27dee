import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { handleJob, type HandledJob } from './job.ts'
import { SCHEDULE_ZONE, scheduleJob, type Schedule } from './schedule.ts'

/** How long a piece of work that has begun may still take. */
const PIECE_WITHIN_MS = 8_000
/** Until the queue has recorded the end of this turn, a new one would count as the same. */
const SENT_WITHIN_TRIES = 30
const BETWEEN_TRIES_MS = 100

export type OpenSchedules = {
  /** Running turns stop after their piece of work, and another worker takes them over at once instead of at the next turn. */
  handBack(): Promise<void>
}

/** Work that is due by the clock. */
export async function openSchedules(
  boss: PgBoss,
  schedules: readonly Schedule[],
  open: (handled: HandledJob) => Promise<void>,
): Promise<OpenSchedules> {
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()

  async function turn({ name, work }: Schedule, signal: AbortSignal): Promise<void> {
    const run = work(AbortSignal.any([signal, stopping.signal]))
    running.set(name, run)
    await run
    if (!stopping.signal.aborted) running.delete(name)
  }

  for (const one of schedules) {
    await open(handleJob(scheduleJob(one.name), (_payload, { signal }) => turn(one, signal)))
    await boss.schedule(one.name, one.cron, null, { tz: SCHEDULE_ZONE })
    if (one.atStart) await boss.send(one.name, {})
  }

  async function sendAgain(name: string): Promise<void> {
    for (let tries = 0; tries < SENT_WITHIN_TRIES; tries += 1) {
      if (await boss.send(name, {})) return
      await sleep(BETWEEN_TRIES_MS)
    }
  }
  return {
    async handBack() {
      // This worker is stopping: it begins nothing, least of all what it hands back.
      await Promise.all(schedules.map(({ name }) => boss.offWork(name, { wait: false })))
      stopping.abort()
      const ended = Promise.allSettled(running.values())
      await Promise.race([ended, sleep(PIECE_WITHIN_MS, null, { ref: false })])
      await Promise.all([...running.keys()].map(sendAgain))
    },
  }
}
