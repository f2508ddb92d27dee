import { randomUUID } from 'node:crypto'
import type { Lang } from '#contracts/language.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Identity } from '#modules/identity/index.ts'
import { makeOrderStore, orderNo } from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeCallBackStore, type Kept, type Wish } from './call-back-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly humanCheck: Pick<Identity['humanCheck'], 'spend'>
}
type Asked = Wish & { readonly contactPhone: string; readonly captchaToken: string }

/** Fibre existed before subjects did: its keys carry none, and the previous release still writes them like that. */
const sameKey = ({ subject, placeId }: Wish, line: string, day: string): string =>
  [line, placeId, day, ...(subject === 'FIBRE' ? [] : [subject])].join(' ')

/** A request to be called. Number, place and subject make it unique for a day. The caller has checked the place. */
export const makeKeepCallBack = ({ db, clock, humanCheck }: Deps) =>
  async function keep({ contactPhone, captchaToken, ...wish }: Asked, lang: Lang): Promise<Answer<Kept>> {
    const line = parseMsisdn(contactPhone)
    if (!line) return refused('NUMBER_INVALID')
    // Spent last, because it is valid once: a typing mistake must not use it up.
    if (!(await humanCheck.spend(captchaToken, 'LEAD'))) return refused('CAPTCHA_INVALID')
    const now = clock.now()
    return ok(
      await makeCallBackStore(db).keep({
        id: randomUUID(),
        reference: orderNo('CALL_BACK', await makeOrderStore(db).nextNo(), now),
        sameKey: sameKey(wish, line, yangonDayKey(now)),
        line,
        wish,
        lang,
        now,
      }),
    )
  }

export type KeepCallBack = ReturnType<typeof makeKeepCallBack>
