import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, servingUrl } from '#db/test-database.ts'
import { contact } from '#contracts/contact.ts'
import { beginPasskeySignIn } from '#contracts/passkey.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildApp, type BuiltApp } from './build-app.ts'

let site: BuiltApp
let db: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  const config = readConfig({
    PROFILE: 'demo',
    DATABASE_URL: servingUrl(fresh.url, 'api'),
    REDIS_URL: process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    RUN_DIR: mkdtempSync(join(tmpdir(), 'run-')),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  site = await buildApp({ config, log: makeLogger({ level: 'silent', process: 'test' }) })
})
afterAll(() => site.close())

const anAddress = () => `10.9.${randomInt(0, 256)}.${randomInt(1, 255)}`

async function flood(url: string, payload: object, many: number): Promise<Map<number, number>> {
  const headers = { 'x-client': site.app.clientName, 'x-forwarded-for': anAddress() }
  const answers = await Promise.all(
    Array.from({ length: many }, () => site.app.inject({ method: 'POST', url, payload, headers })),
  )
  return answers.reduce(
    (seen, { statusCode }) => seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1),
    new Map<number, number>(),
  )
}

describe('calls that need no session and change something', () => {
  it('each says how often one address may make it', () => {
    const silent = site.app.servedCalls
      .filter(({ changes, session, perAddress }) => changes && session !== 'required' && !perAddress)
      .map(({ id }) => id)
    expect(silent).toEqual([])
  })

  it('a flood of passkey ceremonies from one address leaves a bounded number of rows', async () => {
    const seen = await flood(urlOf(beginPasskeySignIn), {}, 400)
    // Of those let through, a busy machine refuses some: four hundred at once compete for ten connections.
    expect(seen.get(429)).toBe(100)
    expect((seen.get(200) ?? 0) + (seen.get(503) ?? 0)).toBe(300)
    const { count } = await db
      .selectFrom('passkey_ceremony')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeLessThanOrEqual(300)
  })

  it('a flood of messages too', async () => {
    const seen = await flood(urlOf(contact), {}, 90)
    expect(seen.get(429)).toBe(30)
  })
})
