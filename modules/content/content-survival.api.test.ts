import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { seed } from '#db/seed/run-seed.ts'
import { freshDatabase } from '#db/test-database.ts'
import { aRunDir, openContentApp } from '#apps/api/test-content-app.ts'
import { smallSite } from '#apps/api/test-content-seed.ts'

const DEAD = 'postgres://nobody@127.0.0.1:1/nothing'
const PATHS = [
  '/api/v1/get-announcement',
  '/api/v1/get-post',
  '/api/v1/get-vas-package',
  '/api/v1/get-vas-package-detail/D1',
  '/gw/ftth/package/all',
  '/find-shop/list',
  '/api/v1/intl/roaming?country=TH',
]

it('a process started with the database dead answers the same bytes from the snapshot, prices included', async () => {
  const { db, url } = await freshDatabase()
  await seed(db, smallSite)
  const runDir = aRunDir()
  const alive = await openContentApp(url, { runDir })
  await vi.waitFor(() => expect(existsSync(join(runDir, 'content-snapshot.ndjson'))).toBe(true))
  const restarted = await openContentApp(DEAD, { runDir })
  for (const path of PATHS) {
    const [before, after] = await Promise.all([
      alive.app.inject({ url: path }),
      restarted.app.inject({ url: path }),
    ])
    expect([path, after.statusCode, after.headers['etag']]).toEqual([path, 200, before.headers['etag']])
    expect(after.rawPayload).toEqual(before.rawPayload)
  }
})

it('control: without a snapshot it says that it cannot answer yet', async () => {
  const { app } = await openContentApp(DEAD)
  const answer = await app.inject({ url: '/api/v1/get-post' })
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'MAINTENANCE',
    '5',
  ])
})
