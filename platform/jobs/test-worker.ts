import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import { makeCache } from '../cache/cache.ts'
import { makeLogger } from '../log/logger.ts'
import { defineJob, handleJob } from './job.ts'
import { startWorker } from './worker.ts'

/** A worker as a process of its own, so that a test can kill it. */
export const plantedJob = defineJob({
  name: 'test.planted',
  schema: z.object({ n: z.int() }),
  key: ({ n }) => String(n),
  manner: 'outside',
  retryDelaySeconds: 0,
})

const FOR_EVER_MS = 600_000

async function main(url: string, redis: string, manner: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  await startWorker({
    url,
    cache: makeCache([redis]),
    log: makeLogger({ level: 'warn', process: 'test-worker' }),
    jobs: [
      handleJob(plantedJob, async ({ n }) => {
        await pool.query('insert into job_start (n, manner) values ($1, $2)', [n, manner])
        if (manner === 'hang') await wait(FOR_EVER_MS)
        await pool.query('insert into job_effect (n) values ($1) on conflict do nothing', [n])
      }),
    ],
  })
  process.stdout.write('started\n')
}

if (import.meta.main) {
  const [url = '', redis = '', manner = ''] = process.argv.slice(2)
  await main(url, redis, manner)
}
