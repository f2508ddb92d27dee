import { redeem, requestRedeem, type ExchangeType } from '#contracts/loyalty.ts'
import { callApi } from '../../api/call-api.ts'
import { shapedLike } from '../../value/shaped-like.ts'
import { useMaybeCoded } from '../../value/use-maybe-coded.ts'

/** What is exchanged, as it was shown; empty is the own line, and no contract. */
export type ExchangeRequest = {
  readonly offerId: string
  readonly expectedPoints: number
  readonly receiver: string
  readonly contractNo: string
}

const read = shapedLike<ExchangeRequest>({ offerId: '', expectedPoints: 0, receiver: '', contractNo: '' })

const bodyOf = ({ offerId, expectedPoints, receiver, contractNo }: ExchangeRequest) => ({
  offerId,
  expectedPoints,
  ...(receiver && { targetPhone: receiver }),
  ...(contractNo && { contractNo }),
})

/** One exchange at a time of each sort: what waits for its code, or for an answer, is taken up by the page that is opened again. */
export function useExchange(type: ExchangeType) {
  const whom = ({ offerId, receiver, contractNo }: ExchangeRequest) => `${offerId}:${receiver}:${contractNo}`
  const intent = { about: type, whom, read }
  return useMaybeCoded({
    direct: { call: redeem.id, ...intent },
    withCode: { call: requestRedeem.id, ...intent },
    send: async (wish: ExchangeRequest, moveId) =>
      (await callApi(redeem, { body: bodyOf(wish), moveId })).result,
    ask: async (wish, moveId) => {
      const { result } = await callApi(requestRedeem, { body: bodyOf(wish), moveId })
      return { ...result, price: result.points }
    },
    confirm: async (transferId, otp, wish) =>
      (await callApi(redeem, { body: { ...bodyOf(wish), transferId, otp } })).result,
  })
}

export type Exchange = ReturnType<typeof useExchange>
