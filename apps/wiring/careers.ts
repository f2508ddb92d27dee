import { yangonDayKey } from '#language/yangon-day.ts'
import type { Content } from '#modules/content/index.ts'
import type { Clock } from '#platform/clock/clock.ts'

/** The name of a job that is open today, by its id. */
export const wireJobOf =
  ({ memory }: Pick<Content, 'memory'>, clock: Clock) =>
  (id: string): string | null => {
    const job = memory.current().get('job', id)
    return job && job.body.closesOn >= yangonDayKey(clock.now()) ? job.body.title : null
  }
