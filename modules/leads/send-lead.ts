import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { ResultOf } from '#contracts/call.ts'
import type { Lang } from '#contracts/language.ts'
import { LEAD_FIELDS } from '#contracts/lead-fields.ts'
import type { Lead, sendLead } from '#contracts/leads.ts'
import { afterWorkingTime } from '#language/working-time.ts'
import { makeReference, readWritten } from '#modules/contact/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { checkAnswers } from '#platform/forms/check-answers.ts'
import { makeLeadStore } from './lead-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly humanCheck: Pick<Identity['humanCheck'], 'spend'>
  readonly isPlace: (placeId: string) => boolean
}
type Wish = z.output<typeof Lead>
type Sent = ResultOf<typeof sendLead>

const DAY_MS = 86_400_000
const SAME_WITHIN_MS = 7 * DAY_MS

/** The same time on the next day, or the start of the first working day after that. */
function callBy(rules: Rules, now: Date): Date {
  const { hours, holidays } = rules.at('care.calendar', now)
  return afterWorkingTime({ hours, holidayClosures: holidays }, new Date(now.getTime() + DAY_MS), 0)
}

const cleaned = (detail: Wish['detail']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([key, value]) => (value === '' ? [] : [[key, readWritten(value).text]])),
  )

/** A request of a business. The same address and product within a week continues the first one. */
export const makeSendLead = ({ db, clock, rules, humanCheck, isPlace }: Deps) => {
  async function keep(tx: Tx, wish: Wish, lang: Lang): Promise<Sent> {
    const now = clock.now()
    const store = makeLeadStore(tx)
    await store.enter(wish.email, wish.product)
    const same = await store.sameSince(wish.email, wish.product, new Date(now.getTime() - SAME_WITHIN_MS))
    const lead = same ?? { id: randomUUID(), reference: makeReference(now, 'B'), callBy: callBy(rules, now) }
    const { product, company, contactName, phone, email, placeId = null, callTime } = wish
    if (!same) {
      const about = { company: readWritten(company).text, contactName: readWritten(contactName).text }
      await store.insert({
        ...lead,
        product,
        ...about,
        phone,
        email,
        placeId,
        callTime,
        lang,
        receivedAt: now,
      })
      await store.keepStep({
        id: randomUUID(),
        leadId: lead.id,
        at: now,
        state: 'NEW',
        staffId: null,
        why: null,
      })
    }
    const { text: need } = readWritten(wish.need)
    const detail = cleaned(wish.detail)
    await store.keepWish({ id: randomUUID(), leadId: lead.id, at: now, need, detail })
    return { reference: lead.reference, isNew: !same, callBy: lead.callBy.toISOString() }
  }

  return async function send(wish: Wish, lang: Lang): Promise<Answer<Sent>> {
    const errors = checkAnswers(LEAD_FIELDS[wish.product], wish.detail, lang, ['detail'])
    if (errors.length > 0) return refused('VALIDATION', { errors })
    if (wish.placeId !== undefined && !isPlace(wish.placeId)) return refused('NOT_FOUND')
    // Spent last, because it is valid once: a typing mistake must not use it up.
    if (!(await humanCheck.spend(wish.captchaToken, 'LEAD'))) return refused('CAPTCHA_INVALID')
    return ok(await inTransaction(db, (tx) => keep(tx, wish, lang)))
  }
}

export type SendLead = ReturnType<typeof makeSendLead>
