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

/** Fibre was there before subjects were: its keys name none, and the release before goes on writing them. */
const sameKey = ({ subject, placeId }: Wish, line: string, day: string): string =>
  [line, placeId, day, ...(subject === 'FIBRE' ? [] : [subject])].join(' ')

/** Somebody wants to be called. The same number, place and subject on one day are one wish. Whoever asks has looked at the place. */
export const makeKeepCallBack = ({ db, clock, humanCheck }: Deps) =>
  async function keep({ contactPhone, captchaToken, ...wish }: Asked, lang: Lang): Promise<Answer<Kept>> {
    const line = parseMsisdn(contactPhone)
    if (!line) return refused('NUMBER_INVALID')
    // Last, because it is good once: a typing mistake must not cost it.
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
