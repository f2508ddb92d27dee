import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pino from 'pino'
import * as z from 'zod/mini'
import { registerVasPackage, type Registered } from '#contracts/purchases.ts'
import { lineFor } from '#modules/identity/index.ts'
import { makeSessions } from '#modules/identity/sessions.ts'
import { moveIdOf } from '#modules/value/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serve } from '#platform/http/serve.ts'
import type { Example } from '../value/example.ts'

/** The same route and session check with one prepared function behind it: the reference for the engine. */
const [file = '', port = '0'] = process.argv.slice(2)
const example = JSON.parse(readFileSync(file, 'utf8')) as Example
const result = JSON.parse(example.result) as Registered

const db = makeDatabase(process.env['DATABASE_URL'] ?? '')
const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const sessions = makeSessions({ db, cache, clock, note: () => {}, onError: () => {} })
const app = makeServer({ log: pino({ level: 'silent' }), readSession: sessions.read })

serve(app, registerVasPackage, async ({ params, body, lang, request }) => {
  const { session } = request
  if (session?.scope !== 'account') return refused('UNAUTHENTICATED')
  const line = lineFor(session, body.phoneNumber, 'spend')
  if (!line.ok) return line
  const { subject } = session
  const { value: number } = line
  const id = moveIdOf(request)
  const now = clock.now()
  const hash = createHash('sha256')
    .update(JSON.stringify([number, params.id, body]))
    .digest()
  const own = (text: string) => text.replaceAll(example.id, id).replaceAll(example.line, number)
  const subscription = {
    ...result.subscription,
    subscriptionId: id,
    transactionId: id,
    startedAt: now.toISOString(),
  }
  const { pointsEarned, pointsDueAt, pointsOverLimit, offer } = result
  const earned = { pointsEarned, pointsDueAt, pointsOverLimit, offer }
  const { rows } = await sql<{ balances: Registered['balances'] }>`select bench.purchase(${id}, ${subject},
    ${number}, ${lang}, ${hash}, ${params.id}, ${body.expectedPrice}, ${example.tax}, ${example.mb}, ${example.points},
    ${example.expiresAt}, ${example.pointsDue}, ${own(example.plan)}, ${JSON.stringify({ subscription, ...earned })},
    ${example.deltas}, ${example.why}, ${example.stretch}, ${now}) as balances`.execute(db)
  const [row] = rows
  return row ? ok({ subscription, balances: row.balances, ...earned }) : refused('INTERNAL')
})

const bareTransfer = {
  ...registerVasPackage,
  id: 'bareTransfer',
  path: '/bench/:id/transfer',
  result: z.object({ main: z.int() }),
} as const

/** Transfers to the next number; the last one has none and is not used. */
serve(app, bareTransfer, async ({ body, request }) => {
  const { session } = request
  if (session?.scope !== 'account') return refused('UNAUTHENTICATED')
  const line = lineFor(session, body.phoneNumber, 'spend')
  if (!line.ok) return line
  const to = String(Number(line.value) + 1)
  const { rows } = await sql<{ main: number }>`select bench.transfer(${moveIdOf(request)}, ${line.value},
    ${to}, ${body.expectedPrice}, ${clock.now()}) as main`.execute(db)
  const [row] = rows
  return row ? ok({ main: row.main }) : refused('INTERNAL')
})

app.get('/health/live', () => ({ live: true }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
