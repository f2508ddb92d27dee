import type { Metrics } from '../metrics/request-metrics.ts'
import { watchRows } from '../metrics/watch-rows.ts'
import type { WaitingJob } from './waiting-jobs.ts'

/** Age tells more than depth: a long queue that moves is fine, a short one that stands is not. */
export function watchJobs(metrics: Metrics, read: () => Promise<readonly WaitingJob[]>): void {
  watchRows(metrics, read, [
    {
      name: 'jobs_waiting',
      help: 'Rows and jobs whose time has come and that nobody has taken, by job; 10,000 stands for more.',
      labels: ['job'],
      of: ({ job, waiting }) => ({ labels: { job }, value: waiting }),
    },
    {
      name: 'jobs_oldest_waiting_seconds',
      help: 'How long the oldest of them has waited.',
      labels: ['job'],
      of: ({ job, oldestSeconds }) => ({ labels: { job }, value: oldestSeconds }),
    },
  ])
}
