import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { countStatements } from '#apps/api/test-statement-count.ts'
import { valueApp } from '#apps/api/test-value-app.ts'
import { wireIdentity } from '#apps/wiring/identity.ts'
import { getMenus } from '#contracts/content.ts'
import { requestOtp, validateOtp } from '#contracts/identity.ts'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { identityRoutes } from '#modules/identity/index.ts'
import { makeBodySeal } from '#modules/notify/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { rowsWritten } from './rows-written.ts'

const REDIS_URL = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'
type Cost = { readonly statements: number; readonly commits: number; readonly rows: Record<string, number> }
type Kept = {
  readonly requests: Record<string, Cost>
  /** The column by which each table could be sharded by line; null where a row names something else of the line. */
  readonly lineKeys: Record<string, string | null>
}
const { requests: kept, lineKeys } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'request-costs.json'), 'utf8'),
) as Kept

const cache = makeCache([REDIS_URL])
afterAll(() => cache.close())

/** Everything a request asks of the database and leaves in it. Who asks is found out before, at most once in a second. */
async function costOf(url: string, ask: () => Promise<{ readonly code: string }>) {
  const seen = { code: '', statements: 0, commits: 0 }
  const rows = await rowsWritten(url, async () => {
    const { texts, commits } = await countStatements(async () => {
      seen.code = (await ask()).code
    })
    const own = texts.filter((text) => !text.includes('session_read'))
    Object.assign(seen, { statements: own.length, commits })
  })
  const { code, ...asked } = seen
  expect(code).toBe('SUCCESS')
  return { ...asked, rows }
}

/** Identity with its messages queued for real. */
async function codeSite() {
  const { db, url } = await freshDatabase()
  const smsKey = randomBytes(32).toString('hex')
  const config = readConfig({
    PROFILE: 'demo',
    DATABASE_URL: url,
    REDIS_URL,
    SMS_BODY_KEY: smsKey,
    IDENTITY_KEY: randomBytes(32).toString('hex'),
  })
  const log = pino({ level: 'silent' })
  const served = servedDatabase(url, 'api')
  const deps = { config, db: served, cache, clock: systemClock, log, rules: standardRules() }
  const identity = wireIdentity({ ...deps, note: () => {}, onError: () => {} })
  const app = makeServer({ log, readSession: identity.sessions.read })
  identityRoutes(app, identity)
  const post = async (path: string, payload: object) => {
    const headers = { 'x-client': app.clientName, 'accept-language': 'en' }
    return (await app.inject({ method: 'POST', url: path, payload, headers })).json<{ code: string }>()
  }
  const newestCode = async (): Promise<string> => {
    const { rows } = await sql<{ id: string; body_sealed: Buffer }>`select id, body_sealed from sms_message
      order by created_at desc limit 1`.execute(db)
    const text = rows[0] ? makeBodySeal(smsKey).open(rows[0].id, rows[0].body_sealed) : ''
    return /\d{6}/.exec(text)?.[0] ?? ''
  }
  return { url, post, newestCode }
}

it('codes cost what bench/request-costs.json says, which docs/capacity.md shows', async () => {
  const { url, post, newestCode } = await codeSite()
  const phoneNumber = `95966${String(randomInt(0, 1e7)).padStart(7, '0')}`
  const request = await costOf(url, () => post(urlOf(requestOtp), { phoneNumber }))
  const typed = { phoneNumber, password: await newestCode(), version: '8.1' }
  const verify = await costOf(url, () => post(urlOf(validateOtp), typed))
  expect({ request, verify }).toEqual({
    request: kept['identity.code-request'],
    verify: kept['identity.code-verify'],
  })
})

it('so do reads and a purchase', async () => {
  const site = await valueApp({}, { way: 'one-trip' })
  const ann = await site.person(5_000)
  const { token } = ann
  const reading = () => site.inject('GET', urlOf(getMenus), {})
  const balance = () => site.inject('GET', '/gw/account-detail/individual/account-main', { token })
  const buying = () =>
    site.inject('POST', '/gw/vas-package/BESIDE/register', {
      token,
      key: site.newKey(),
      payload: { expectedPrice: 1_000, acceptOverlap: true },
    })
  const found = {
    'content.read': await costOf(site.url, reading),
    'value.account-main': await costOf(site.url, balance),
    'value.purchase': await costOf(site.url, buying),
  }
  expect(found).toEqual({
    'content.read': kept['content.read'],
    'value.account-main': kept['value.account-main'],
    'value.purchase': kept['value.purchase'],
  })
})

it('every table that they write into says there by which column it could be sharded by line, and has it', async () => {
  const written = new Set(Object.values(kept).flatMap(({ rows }) => Object.keys(rows)))
  expect(Object.keys(lineKeys)).toEqual([...written].toSorted())
  const { db } = await freshDatabase()
  const asked = Object.entries(lineKeys).filter(([, column]) => column !== null)
  const { rows } = await sql<{ name: string; column: string }>`select t.name, a.attname as column
    from unnest(${asked.map(([name]) => name)}::text[], ${asked.map(([, column]) => column)}::text[]) t (name, wanted)
    join pg_attribute a on a.attrelid = to_regclass(t.name) and a.attname = t.wanted`.execute(db)
  expect(rows.map(({ name, column }) => [name, column])).toEqual(asked)
})
