import { randomUUID } from 'node:crypto'
import type { Lang } from '#contracts/language.ts'
import { GRACE_DAYS } from '#contracts/privacy.ts'
import type { Proof } from '#contracts/proof.ts'
import { lineFor, type Owner, type Proofs } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeDeletionStore } from './deletion-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly proofs: Pick<Proofs, 'check'>
  readonly queueSms: QueueSms
  readonly note: NoteSecurity
}

const DAY_MS = 86_400_000
export const NOTICE_LIVES_MS = DAY_MS

/** Requesting the end of an account and its days of grace; the end itself is `end-accounts.ts`. */
export function makeDeleteAccount({ db, clock, proofs, queueSms, note }: Deps) {
  return {
    async confirm(owner: Owner, proof: Proof, lang: Lang): Promise<Answer<Date>> {
      const line = lineFor(owner, undefined, 'own')
      if (!line.ok) return line
      const planned = await inTransaction(db, async (tx): Promise<Answer<Date>> => {
        const proven = await proofs.check(tx, owner, 'DELETE_ACCOUNT', proof)
        if (!proven.ok) return proven
        const now = clock.now()
        const wanted = new Date(now.getTime() + GRACE_DAYS * DAY_MS)
        const dueAt = await makeDeletionStore(tx).plan(owner.subject, lang, now, wanted)
        await queueSms(tx, {
          id: randomUUID(),
          to: line.value,
          lang,
          template: 'deletionPlanned',
          slots: { date: yangonDayKey(dueAt) },
          priority: 'notice',
          validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
        })
        return ok(dueAt)
      })
      if (planned.ok) note({ event: 'DELETION', number: line.value, what: 'PLANNED' })
      return planned
    },

    async takeBack(owner: Owner, lang: Lang): Promise<Answer<void>> {
      const line = lineFor(owner, undefined, 'own')
      if (!line.ok) return line
      const taken = await inTransaction(db, async (tx): Promise<Answer<void>> => {
        if (!(await makeDeletionStore(tx).takeBack(owner.subject))) return refused('NOT_FOUND')
        await queueSms(tx, {
          id: randomUUID(),
          to: line.value,
          lang,
          template: 'deletionUndone',
          slots: {},
          priority: 'notice',
          validUntil: new Date(clock.now().getTime() + NOTICE_LIVES_MS),
        })
        return ok(undefined)
      })
      if (taken.ok) note({ event: 'DELETION', number: line.value, what: 'TAKEN_BACK' })
      return taken
    },
  }
}

export type DeleteAccount = ReturnType<typeof makeDeleteAccount>
