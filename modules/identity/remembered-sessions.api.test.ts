import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeCache } from '#platform/cache/cache.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import { makeSessions } from './sessions.ts'
import { aNumber, identityApp } from './test-identity-app.ts'

const NOT_HEARD = makeCache(['redis://127.0.0.1:1'])

it('one session more than a process remembers costs the oldest its place, and no other', async () => {
  const { db, signIn } = await identityApp()
  const tokens: string[] = []
  for (let person = 0; person < 3; person += 1) tokens.push((await signIn(aNumber())).token)
  const clock = fixedClock(systemClock.now().toISOString())
  const deps = { db, cache: NOT_HEARD, clock, note: () => {}, onError: () => {} }
  const [few, many] = [makeSessions({ ...deps, most: 2 }), makeSessions({ ...deps, most: 3 })]
  const known = async ({ read }: typeof few) => {
    const found: boolean[] = []
    // The newest first: whoever is not known is asked for again, and must not be in the way of the others.
    for (const token of tokens.toReversed()) found.unshift('subject' in (await read(token)))
    return found
  }
  expect([await known(few), await known(many)]).toEqual([
    [true, true, true],
    [true, true, true],
  ])
  // Ended without a word to anybody: only whoever remembers a session still takes it.
  await sql`update session set revoked_at = platform.now()`.execute(db)
  expect([await known(few), await known(many)]).toEqual([
    [true, true, false],
    [true, true, true],
  ])
})
