import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pino from 'pino'
import { redeem, type Redeemed } from '#contracts/loyalty.ts'
import { lineFor } from '#modules/identity/index.ts'
import { makeSessions } from '#modules/identity/sessions.ts'
import { moveIdOf } from '#modules/value/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serve } from '#platform/http/serve.ts'
import type { ExchangeExample } from '../loyalty/bare-exchange.ts'

/** The same route and session check with one prepared function behind it: the reference for an exchange. */
const [file = '', port = '0'] = process.argv.slice(2)
const example = JSON.parse(readFileSync(file, 'utf8')) as ExchangeExample
const result = JSON.parse(example.result) as Redeemed

const db = makeDatabase(process.env['DATABASE_URL'] ?? '')
const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const sessions = makeSessions({ db, cache, clock, note: () => {}, onError: () => {} })
const app = makeServer({ log: pino({ level: 'silent' }), readSession: sessions.read })

serve(app, redeem, async ({ body, lang, request }) => {
  const { session } = request
  if (session?.scope !== 'account') return refused('UNAUTHENTICATED')
  const line = lineFor(session, undefined, 'spend')
  if (!line.ok) return line
  const { value: number } = line
  const id = moveIdOf(request)
  const hash = createHash('sha256')
    .update(JSON.stringify([number, body]))
    .digest()
  const plan = example.plan.replaceAll(example.id, id).replaceAll(example.line, number)
  const done = { ...result, transactionId: id }
  const { rows } = await sql<{
    after: number
  }>`select bench.exchange(${id}, ${session.subject}, ${number}, ${lang}, ${hash},
    ${body.offerId}, ${body.expectedPoints}, ${example.sms}, ${example.until}, ${example.ownPoints}, ${example.ownSms}, ${plan},
    ${JSON.stringify(done)}, ${example.deltas}, ${example.why}, ${clock.now()}) as after`.execute(db)
  const [row] = rows
  return row ? ok({ ...done, spendableAfter: row.after }) : refused('INTERNAL')
})

app.get('/health/live', () => ({ live: true }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
