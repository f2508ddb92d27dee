import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import type { Database } from '#platform/db/database.ts'
import { numberOf } from './load-lines.ts'

/** The distance of the signed-in people among the lines. */
const stepOf = (lines: number, persons: number): number => Math.floor(lines / persons)

/** Signs in people spread over all lines; returns their tokens. */
export async function signIn(db: Database, lines: number, count: number): Promise<string[]> {
  const persons = Array.from({ length: count }, (_, at) => ({
    number: numberOf(at * stepOf(lines, count)),
    account: randomUUID(),
    session: randomUUID(),
    token: newToken(),
  }))
  const accounts = persons.map(({ account }) => account)
  const hashes = persons.map(({ token }) => hashToken(token)?.toString('hex') ?? '')
  await sql`insert into account (id, number, account_type, created_at) select a, n, 'MOBILE', now()
    from unnest(${accounts}::uuid[], ${persons.map(({ number }) => number)}::text[]) as p (a, n)`.execute(db)
  await sql`select session_start(a, s, decode(h, 'hex'), 'CODE', null)
    from unnest(${accounts}::uuid[], ${persons.map(({ session }) => session)}::uuid[], ${hashes}::text[]) as p (a, s, h)`.execute(
    db,
  )
  return persons.map(({ token }) => token)
}
