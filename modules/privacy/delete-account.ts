import { randomUUID } from 'node:crypto'
import type { OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import { GRACE_DAYS } from '#contracts/privacy.ts'
import type { Codes, LineDirectory } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeDeletionStore } from './deletion-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly codes: Codes
  readonly lines: LineDirectory
  readonly queueSms: QueueSms
}

type Owner = { readonly subject: string; readonly number: string }

const DAY_MS = 86_400_000
export const NOTICE_LIVES_MS = DAY_MS

/** The code of one account deletes no other. */
const payloadOf = (subject: string): string => ['delete', subject].join('\n')

/** From the wish to the day it happens; the end itself is `end-accounts.ts`. */
export function makeDeleteAccount({ db, clock, codes, lines, queueSms }: Deps) {
  return {
    async sendCode({ subject, number }: Owner, lang: Lang): Promise<Answer<OtpView>> {
      const line = await lines.find(number)
      return inTransaction(db, (tx) =>
        codes.issue(tx, {
          number,
          purpose: 'DELETE_ACCOUNT',
          payload: payloadOf(subject),
          lang,
          sms: { template: 'deleteAccount', slots: {} },
          line,
        }),
      )
    },

    async confirm(
      { subject, number }: Owner,
      { challengeId, otp, lang }: { challengeId: string; otp: string; lang: Lang },
    ): Promise<Answer<Date>> {
      return inTransaction(db, async (tx) => {
        const payload = payloadOf(subject)
        const guess = { challengeId, number, purpose: 'DELETE_ACCOUNT' as const, payload, code: otp }
        const right = await codes.verify(tx, guess)
        if (!right.ok) return right
        const now = clock.now()
        const wanted = new Date(now.getTime() + GRACE_DAYS * DAY_MS)
        const dueAt = await makeDeletionStore(tx).plan(subject, lang, now, wanted)
        await queueSms(tx, {
          id: randomUUID(),
          to: number,
          lang,
          template: 'deletionPlanned',
          slots: { date: yangonDayKey(dueAt) },
          kind: 'notice',
          validUntil: new Date(now.getTime() + NOTICE_LIVES_MS),
        })
        return ok(dueAt)
      })
    },

    async takeBack({ subject, number }: Owner, lang: Lang): Promise<Answer<void>> {
      return inTransaction(db, async (tx) => {
        if (!(await makeDeletionStore(tx).takeBack(subject))) return refused('NOT_FOUND')
        await queueSms(tx, {
          id: randomUUID(),
          to: number,
          lang,
          template: 'deletionUndone',
          slots: {},
          kind: 'notice',
          validUntil: new Date(clock.now().getTime() + NOTICE_LIVES_MS),
        })
        return ok(undefined)
      })
    },
  }
}

export type DeleteAccount = ReturnType<typeof makeDeleteAccount>
