import type { ResultOf } from '#contracts/call.ts'
import type { FaqVote, voteFaq } from '#contracts/help.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeVoteStore } from './vote-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  /** Only published questions can be voted on, so nobody can fill the table with invented ids. */
  readonly isQuestion: (id: string) => boolean
}

export const makeVoteFaq = ({ db, clock, isQuestion }: Deps) => {
  const store = makeVoteStore(db)
  return async function vote(faqId: string, cast: FaqVote): Promise<Answer<ResultOf<typeof voteFaq>>> {
    if (!isQuestion(faqId)) return refused('NOT_FOUND')
    await store.keep({ ...cast, faqId, castAt: clock.now() })
    return ok(await store.countsOf(faqId))
  }
}
