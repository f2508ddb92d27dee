import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { seed } from '#db/seed/run-seed.ts'
import { freshDatabase, urlOf } from '#db/test-database.ts'
import { examinations, portFaults, type Finding } from '../scripts/doctor/examinations.ts'
import { makeOwnDatabase } from '../scripts/own-site/own-databases.ts'
import { root } from '../scripts/root.ts'
import { plantedFolder } from './planted-tree.ts'

const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const LEFT_OUT = new Set(['Node', 'ports'])

/** What the doctor says of a machine with these settings; this one's own Node and ports are no part of the question. */
async function examine(env: Record<string, string>, missing: { says: string; debian: string }[] = []) {
  const found: Record<string, Finding> = {}
  for (const { name, look } of examinations(env, () => missing))
    if (!LEFT_OUT.has(name)) found[name] = await look()
  return found
}

const settings = (url: string) => ({
  DATABASE_URL: url,
  REDIS_URL,
  SMS_BODY_KEY: 'a',
  SMPP_URL: 'smpp://a:b@127.0.0.1:1',
})

describe('npm run doctor', () => {
  it('finds nothing on a healthy machine', { timeout: 90_000 }, async () => {
    const { db, url } = await freshDatabase()
    await seed(db)
    const { CMS: cms, ...found } = await examine(settings(url))
    expect(Object.values(found).flat()).toEqual([])
    expect(cms).toContain('the website runs without it')
  })

  it('on an empty machine: what to install and set, and no word about what it could not look at', async () => {
    const found = await examine({}, [{ says: 'Redis 7 or Valkey', debian: 'redis-server' }])
    expect(found['programs and fonts']).toEqual([
      'Redis 7 or Valkey is missing: run "npm run setup", or install redis-server',
    ])
    expect(found['settings']).toHaveLength(4)
    expect(found['Redis']).toBe('REDIS_URL is not set')
    expect(found['PostgreSQL, schema and seed']).toBe('DATABASE_URL is not set')
  })

  it('an empty database and a Redis that is away are told', async () => {
    const { url, drop } = await makeOwnDatabase(urlOf('postgres'), 'doctor')
    const found = await examine({ ...settings(url), REDIS_URL: 'redis://127.0.0.1:9' })
    await drop()
    expect(found['PostgreSQL, schema and seed']).toEqual([
      'no migration was ever applied: run "npm run setup"',
    ])
    expect(found['Redis']).toEqual([expect.stringContaining('run "npm run setup"')])
  })

  it('a port is right when the product answers there, and wrong when another program does', async () => {
    const server = createServer((request, answer) => {
      answer.statusCode = request.url === '/health/live' ? 200 : 404
      answer.end()
    }).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    expect(await portFaults([{ name: 'api', port, alive: '/health/live' }])).toEqual([])
    expect(await portFaults([{ name: 'cms', port, alive: '/api/posts' }])).toHaveLength(1)
    server.close()
  })

  it('before npm ci, it says so in words', () => {
    const folder = plantedFolder({ '.node-version': '24\n' })
    mkdirSync(join(folder, 'scripts/doctor'), { recursive: true })
    cpSync(join(root, 'scripts/doctor/begin.cjs'), join(folder, 'scripts/doctor/begin.cjs'))
    const { stdout, status } = spawnSync('node', ['scripts/doctor/begin.cjs'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, expect.stringContaining('run "npm ci"')])
  })
})
