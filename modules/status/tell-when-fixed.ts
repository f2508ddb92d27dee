import type { Lang } from '#contracts/language.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeWatchStore } from './watch-store.ts'

const DAY_MS = 86_400_000

type Deps = { readonly db: Database; readonly clock: Clock; readonly rules: Rules }

/** "Tell me when it is fixed", with the same daily limit as tickets. */
export const makeTellWhenFixed = ({ db, clock, rules }: Deps) =>
  async function tellWhenFixed(
    incidentId: string,
    line: string,
    lang: Lang,
  ): Promise<Answer<Record<string, never>>> {
    return inTransaction(db, async (tx) => {
      const store = makeWatchStore(tx)
      const now = clock.now()
      if (!(await store.lockOpen(incidentId))) return refused('NOT_FOUND')
      if (await store.isAsked(incidentId, line)) return ok({})
      const { perDay } = rules.at('ticket.times', now)
      if ((await store.askedSince(line, new Date(now.getTime() - DAY_MS))) >= perDay)
        return refused('TICKETS_LIMIT')
      await store.ask(incidentId, line, lang, now)
      return ok({})
    })
  }
