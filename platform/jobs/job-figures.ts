import { Counter } from 'prom-client'
import { watchFigure, type Metrics } from '../metrics/request-metrics.ts'
import type { Breaker } from './breaker.ts'

/** `later`: the system it would have asked is silent. `dead`: tried as often as it may be. */
type End = 'done' | 'failed' | 'later' | 'dead'

export type JobFigures = { ended(job: string, how: End): void }

export function countJobs(metrics: Metrics, breakers: readonly Breaker[]): JobFigures {
  const ended = new Counter({
    name: 'jobs_ended_total',
    help: 'Runs of jobs by how they ended; dead: given up after all tries, which is also an error in the log.',
    labelNames: ['job', 'how'],
    registers: [metrics.registry],
  })
  for (const { name, isSilent } of breakers)
    watchFigure(metrics, `${name}_silent`, 'One while a system outside does not answer.', () =>
      Number(isSilent()),
    )
  return { ended: (job, how) => ended.inc({ job, how }) }
}
