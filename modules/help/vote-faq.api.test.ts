import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { freshDatabase } from '#db/test-database.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { makeSweepVotes, makeVoteFaq, voteRoutes } from './index.ts'

const clock = fixedClock('2026-11-15T05:00:00Z')
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  db = (await freshDatabase()).db
  app = makeServer({ log: pino({ level: 'silent' }) })
  voteRoutes(app, { vote: makeVoteFaq({ db, clock, isQuestion: (id) => id.startsWith('known') }) })
})

const client = () => ({ 'x-client': app.clientName })
const vote = (id: string, payload: object, headers: Record<string, string> = client()) =>
  app.inject({ method: 'POST', url: `/api/v1/faq/${id}/vote`, payload, headers })
const rows = (id: string) => db.selectFrom('faq_vote').selectAll().where('faq_id', '=', id).execute()

it('a vote is forgotten a year after it was cast, and not a day before', async () => {
  const cast = (cast_at: Date) =>
    db
      .insertInto('faq_vote')
      .values({ faq_id: 'known-old', browser_id: randomUUID(), helpful: true, cast_at })
      .execute()
  await cast(new Date('2025-11-14T05:00:00Z'))
  await cast(new Date('2025-11-16T05:00:00Z'))
  await makeSweepVotes({ db, clock })()
  expect(await rows('known-old')).toMatchObject([{ cast_at: new Date('2025-11-16T05:00:00Z') }])
})

describe('POST api/v1/faq/{id}/vote', () => {
  it('every browser counts once, and a second vote replaces the first', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await vote('known-count', { browserId: first, helpful: true })
    await vote('known-count', { browserId: first, helpful: true })
    const answer = await vote('known-count', { browserId: second, helpful: false, reason: 'UNCLEAR' })
    expect(answer.json()).toMatchObject({ code: 'SUCCESS', result: { helpful: 1, votes: 2 } })
    const changed = await vote('known-count', { browserId: second, helpful: true })
    expect(changed.json()).toMatchObject({ result: { helpful: 2, votes: 2 } })
    expect(await rows('known-count')).toHaveLength(2)
  })

  it('two votes of one browser at the same moment are one row', async () => {
    const browserId = randomUUID()
    await Promise.all([true, false].map((helpful) => vote('known-race', { browserId, helpful })))
    expect(await rows('known-race')).toHaveLength(1)
  })

  it('keeps the reason of a no and forgets it with a yes', async () => {
    const browserId = randomUUID()
    await vote('known-reason', { browserId, helpful: false, reason: 'WRONG' })
    expect(await rows('known-reason')).toMatchObject([{ helpful: false, reason: 'WRONG' }])
    await vote('known-reason', { browserId, helpful: true, reason: 'WRONG' })
    expect(await rows('known-reason')).toMatchObject([{ helpful: true, reason: null }])
  })

  it('404 for a question nobody published, and nothing is stored', async () => {
    const answer = await vote('invented', { browserId: randomUUID(), helpful: true })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
    expect(await rows('invented')).toEqual([])
  })

  it.each([
    ['no browser id', { helpful: true }],
    ['an id that is none', { browserId: 'me', helpful: true }],
    ['a reason we do not know', { browserId: randomUUID(), helpful: false, reason: 'BORING' }],
  ])('400 %s', async (_, payload) => {
    expect((await vote('known-bad', payload)).statusCode).toBe(400)
    expect(await rows('known-bad')).toEqual([])
  })

  it('403 without the client header, and nothing is stored', async () => {
    const answer = await vote('known-foreign', { browserId: randomUUID(), helpful: true }, {})
    expect(answer.json()).toMatchObject({ code: 'CLIENT_HEADER_MISSING' })
    expect(await rows('known-foreign')).toEqual([])
  })
})
