import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aNumber, identityApp } from './test-identity-app.ts'
import { makeSweepStore } from './sweep-store.ts'

it('what no longer counts is gone, what counts stays', async () => {
  const { db, signIn } = await identityApp()
  const [old, fresh] = [aNumber(), aNumber()]
  await signIn(old)
  await sql`update otp_challenge set expires_at = expires_at - interval '26 hours'`.execute(db)
  await sql`update session set ends_at = now() - interval '8 days'`.execute(db)
  await signIn(fresh)
  await db
    .insertInto('human_check_spent')
    .values({ id: 'old', expires_at: sql<Date>`now() - interval '1 second'` })
    .execute()
  await db
    .insertInto('passkey_ceremony')
    .values({
      id: randomUUID(),
      challenge: 'x',
      account_id: null,
      expires_at: sql<Date>`now() + interval '1 minute'`,
    })
    .execute()
  await makeSweepStore(db).sweep()
  const { rows } = await sql<{
    numbers: string[]
    sessions: number
    tokens: number
    spent: number
    ceremonies: number
  }>`
    select array(select number from otp_challenge) as numbers, (select count(*)::int from session) as sessions,
      (select count(*)::int from session_token) as tokens, (select count(*)::int from human_check_spent) as spent,
      (select count(*)::int from passkey_ceremony) as ceremonies`.execute(db)
  expect(rows).toEqual([{ numbers: [fresh], sessions: 1, tokens: 1, spent: 0, ceremonies: 1 }])
})

it('what the operator told of a line is forgotten after a year, a pardon after 400 days', async () => {
  const { db } = await identityApp()
  const [line, who, why] = [aNumber(), 'Ma Hla', 'showed the SIM']
  const daysAgo = (days: number) => sql<Date>`platform.now() - make_interval(days => ${days})`
  for (const days of [367, 360])
    await db
      .insertInto('line_event')
      .values({ id: randomUUID(), line, what: 'RESUMED', at: daysAgo(days), told_at: daysAgo(days) })
      .execute()
  for (const days of [401, 399])
    await db
      .insertInto('number_pardon')
      .values({ id: randomUUID(), line, who, why, at: daysAgo(days) })
      .execute()
  await makeSweepStore(db).sweep()
  const { rows } = await sql<{ events: number; pardons: number }>`
    select (select count(*)::int from line_event) as events, (select count(*)::int from number_pardon) as pardons`.execute(
    db,
  )
  expect(rows).toEqual([{ events: 1, pardons: 1 }])
})

it('a counter of guesses is forgotten when it counts for nothing; at once after a day when the number is no line', async () => {
  const { db, signIn } = await identityApp()
  const known = aNumber()
  await signIn(known)
  const [idle, failing, inARow, off, stranger, strangerNow] = Array.from({ length: 6 }, aNumber)
  await db
    .insertInto('line')
    .values([idle, failing, inARow, off].map((number = '') => ({ number })))
    .execute()
  const daysAgo = (days: number) => sql<Date>`platform.now() - make_interval(days => ${days})`
  const failed = (days: number) => sql<Date[]>`array[platform.now() - make_interval(days => ${days})]`
  await db
    .insertInto('otp_number')
    .values([
      { number: idle ?? '', failed_at: failed(2) },
      { number: `${idle}+` },
      { number: failing ?? '', failed_at: failed(0), consecutive: 1 },
      { number: inARow ?? '', failed_at: failed(2), consecutive: 9 },
      { number: off ?? '', off_since: daysAgo(30), consecutive: 50 },
      { number: stranger ?? '', failed_at: failed(2), consecutive: 9, off_since: daysAgo(2) },
      { number: `${stranger}+` },
      { number: strangerNow ?? '', failed_at: failed(0), consecutive: 1 },
    ])
    .execute()
  await makeSweepStore(db).sweep()
  const left = await db.selectFrom('otp_number').select('number').execute()
  expect(new Set(left.map(({ number }) => number))).toEqual(
    new Set([known, failing, inARow, off, strangerNow]),
  )
})

it('a code that is sent while counters are forgotten keeps its counter, and works', async () => {
  const { db, signIn } = await identityApp()
  let done = false
  const sweeping = (async () => {
    for (let round = 0; round < 2_000 && !done; round += 1) await makeSweepStore(db).sweep()
  })()
  for (let person = 0; person < 25; person += 1) expect((await signIn(aNumber())).token).toBeTruthy()
  done = true
  await sweeping
})

/** Twice the most of one piece, and some. */
const MANY = 12_000

async function manyOver() {
  const { db } = await identityApp()
  await sql`insert into account (id, number, account_type, created_at) values (gen_random_uuid(), '959651111111', 'MOBILE', now())`.execute(
    db,
  )
  await sql`insert into session (id, account_id, method, started_at, last_seen_at, ends_at)
    select gen_random_uuid(), (select id from account), 'CODE', now(), now(), now() - interval '8 days'
      from generate_series(1, ${MANY})`.execute(db)
  await sql`insert into human_check_spent (id, expires_at) select 'spent ' || n, now() - interval '1 second'
      from generate_series(1, ${MANY}) n`.execute(db)
  await sql`insert into otp_number (number) select '95965' || lpad(n::text, 7, '0') from generate_series(1, ${MANY}) n`.execute(
    db,
  )
  const left = async () => {
    const { rows } = await sql<{
      left: number[]
    }>`select array[(select count(*) from session), (select count(*) from
      human_check_spent), (select count(*) from otp_number)]::int[] as left`.execute(db)
    return rows[0]?.left
  }
  return { db, left }
}

it('a turn goes on until nothing is left of what no longer counts, however much it was', async () => {
  const { db, left } = await manyOver()
  await makeSweepStore(db).sweep()
  expect(await left()).toEqual([0, 0, 0])
})

it('a worker that stops ends its turn after the piece, and another one goes on with it', async () => {
  const { db, left } = await manyOver()
  await makeSweepStore(db).sweep(AbortSignal.abort())
  expect(await left()).toEqual([MANY, MANY, MANY])
  const stopping = new AbortController()
  const sweeping = makeSweepStore(db).sweep(stopping.signal)
  while ((await left())?.[2] === MANY) await wait(1)
  stopping.abort()
  await sweeping
  const [, , counters = 0] = (await left()) ?? []
  expect(counters).toBeGreaterThan(0)
  await makeSweepStore(db).sweep()
  expect(await left()).toEqual([0, 0, 0])
})
