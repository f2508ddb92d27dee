import { randomUUID } from 'node:crypto'
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
