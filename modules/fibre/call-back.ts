import type { ResultOf } from '#contracts/call.ts'
import type { createFtthCustomer } from '#contracts/fibre-orders.ts'
import type { Lang } from '#contracts/language.ts'
import type { KeepCallBack } from '#modules/call-backs/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Plans } from './plans.ts'

type Wish = Omit<Parameters<KeepCallBack>[0], 'subject' | 'callTime'>

/** A request to be called about fibre; the answer says whether fibre can be ordered there without a call. */
export const makeCallBack = ({ keep, plans }: { readonly keep: KeepCallBack; readonly plans: Plans }) =>
  async function callBack(wish: Wish, lang: Lang): Promise<Answer<ResultOf<typeof createFtthCustomer>>> {
    const place = plans.place(wish.placeId)
    if (!place) return refused('NOT_FOUND')
    const kept = await keep({ ...wish, subject: 'FIBRE', callTime: 'ANY' }, lang)
    if (!kept.ok) return kept
    const { coverage } = place
    return ok({
      leadId: kept.value.id,
      reference: kept.value.reference,
      coverage,
      nextStep: coverage === 'FULL' ? 'ORDER_ONLINE' : 'CALL_BACK',
    })
  }

export type CallBack = ReturnType<typeof makeCallBack>
