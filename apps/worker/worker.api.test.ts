import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeSendContact } from '#modules/contact/index.ts'
import { freshDatabase, servedDatabase, servingUrl } from '#db/test-database.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'

const PORT = 9109
const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'

it('the worker triages what the API enqueued, stands back for people, tells its health, and leaves with 0', async () => {
  const { db, url } = await freshDatabase()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PROFILE: 'demo',
      DATABASE_URL: url,
      API_DATABASE_URL: '',
      STAFF_DATABASE_URL: '',
      WORKER_DATABASE_URL: servingUrl(url, 'worker'),
      REDIS_URL,
      WORKER_PORT: String(PORT),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(os.getPriority(child.pid)).toBe(10)
  const cache = makeCache([REDIS_URL])
  const jobs = makeJobs({ url: servingUrl(url, 'api'), cache, onError: () => {} })
  const answer = await makeSendContact({ db: servedDatabase(url, 'api'), jobs, clock: systemClock })(
    { body: 'Please call me back.', topic: 'GENERAL' },
    'en',
  )
  expect(answer.ok).toBe(true)

  const triaged = () =>
    db.selectFrom('contact_message').select('body_unicode').where('triaged_at', 'is not', null).execute()
  for (let tries = 0; (await triaged()).length === 0 && tries < 200; tries++) await wait(50)
  expect(await triaged()).toEqual([{ body_unicode: 'Please call me back.' }])
  // A job may be done before the door is open.
  const ask = () => fetch(`http://127.0.0.1:${PORT}/health/ready`).catch(() => null)
  let health = await ask()
  for (let tries = 0; health === null && tries < 400; tries++) health = await wait(50).then(ask)
  expect(await health?.json()).toEqual({ ready: true, draining: false, degraded: false, missing: [] })

  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
  await jobs.close()
  await cache.close()
}, 120_000)
