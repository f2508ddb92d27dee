import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { brand } from '#brand'
import { freshDatabase } from '#db/test-database.ts'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import type { Database } from '#platform/db/database.ts'
import { startReceiver } from '#platform/traces/test-receiver.ts'
import { startApiProcess } from './test-api-process.ts'

const PORT = 9112
const NUMBER = '959691234599'
const NAME = 'Daw Khin Myat'
const SAID = 'My line at home has been dead since Monday.'

async function signIn(db: Database): Promise<string> {
  const [account, token] = [randomUUID(), newToken()]
  await sql`insert into account (id, number, account_type, created_at)
    values (${account}, ${NUMBER}, 'MOBILE', now())`.execute(db)
  await sql`select session_start(${account}, ${randomUUID()}, ${hashToken(token)}, 'CODE', null)`.execute(db)
  return token
}

const ask = (path: string, method: string, body: object | null, token?: string) =>
  fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    headers: {
      'x-client': `${brand.slug}-web`,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

it('a request is one trace with its statements; no number, token, name or word leaves, and no read from memory', async () => {
  const { db, url } = await freshDatabase()
  const token = await signIn(db)
  const receiver = await startReceiver()
  const { child } = await startApiProcess(url, PORT, { TRACES_URL: receiver.url, TRACES_ONE_OF: '1' })
  const message = { body: SAID, name: NAME, phone: `0${NUMBER.slice(2)}` }
  expect((await ask('/api/v1/contact', 'POST', message)).status).toBe(200)
  expect((await ask('/gw/me/subscriptions', 'GET', null, token)).status).toBe(200)
  expect((await ask('/api/v1/get-vas-group', 'GET', null)).status).toBe(200)
  await ask('/gw/authen/otp/get-otp', 'POST', { phoneNumber: NUMBER })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  receiver.close()

  const spans = receiver.spans()
  const contact = spans.find(({ name }) => name === 'contact')
  expect(contact?.parentSpanId ?? '').toBe('')
  const parts = spans.filter(({ traceId, name }) => traceId === contact?.traceId && name === 'sql')
  expect(parts.some(({ attributes }) => JSON.stringify(attributes).includes('contact_message'))).toBe(true)
  expect(parts.every(({ parentSpanId }) => parentSpanId !== undefined)).toBe(true)
  expect(spans.map(({ name }) => name)).not.toContain('getVasGroup')
  const text = receiver.text()
  for (const secret of [NUMBER, NUMBER.slice(3), token, NAME, SAID]) expect(text).not.toContain(secret)
}, 120_000)

/** Loads what a process loads, and reports how much of OpenTelemetry that is; the metrics library brings an empty shell of it. */
const LOADED = `
import { registerHooks } from 'node:module'
let count = 0
registerHooks({ load(url, context, next) { if (/@opentelemetry\\/(?!api\\/)/.test(url)) count += 1; return next(url, context) } })
const { startTraces } = await import('#platform/traces/start-traces.ts')
await startTraces({ TRACES_URL: process.argv[1] || undefined, TRACES_ONE_OF: 1 }, 'test')
await import('#apps/api/build-app.ts')
console.log(count)
process.exit(0)
`

async function loadedWith(url: string): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', LOADED, url], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return Number((await child.stdout.toArray()).join(''))
}

it('switched off it costs nothing: nothing of it is loaded', async () => {
  expect(await loadedWith('')).toBe(0)
})

it('control: switched on it is', async () => {
  expect(await loadedWith('http://127.0.0.1:9/v1/traces')).toBeGreaterThan(10)
})
