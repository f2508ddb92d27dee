import { randomUUID } from 'node:crypto'
import type { ResultOf } from '#contracts/call.ts'
import type { createFtthCustomer } from '#contracts/fibre-orders.ts'
import type { Lang } from '#contracts/language.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { Identity } from '#modules/identity/index.ts'
import { makeOrderStore, orderNo } from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeCallBackStore, type Wish } from './call-back-store.ts'
import type { Plans } from './plans.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly plans: Plans
  readonly humanCheck: Pick<Identity['humanCheck'], 'spend'>
}

/** Somebody wants to be called about fibre. The same number and place on one day are one wish. */
export const makeCallBack = ({ db, clock, plans, humanCheck }: Deps) =>
  async function callBack(wish: Wish, lang: Lang): Promise<Answer<ResultOf<typeof createFtthCustomer>>> {
    const line = parseMsisdn(wish.contactPhone)
    if (!line) return refused('NUMBER_INVALID')
    const place = plans.place(wish.placeId)
    if (!place) return refused('NOT_FOUND')
    if (!(await humanCheck.spend(wish.captchaToken, 'LEAD'))) return refused('CAPTCHA_INVALID')
    const now = clock.now()
    const kept = await makeCallBackStore(db).keep({
      id: randomUUID(),
      reference: orderNo('CALL_BACK', await makeOrderStore(db).nextNo(), now),
      sameKey: [line, wish.placeId, yangonDayKey(now)].join(' '),
      line,
      wish,
      lang,
      now,
    })
    const { coverage } = place
    return ok({
      leadId: kept.id,
      reference: kept.reference,
      coverage,
      nextStep: coverage === 'FULL' ? 'ORDER_ONLINE' : 'CALL_BACK',
    })
  }

export type CallBack = ReturnType<typeof makeCallBack>
