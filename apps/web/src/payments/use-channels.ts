import { useQuery } from '@tanstack/react-query'
import { getPaymentChannels, type OrderType, type PaymentChannel } from '#contracts/payments.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Payer } from './use-payer.ts'

const RENEWED_EVERY_MS = 30_000

/** Ways to pay, and how they are doing; asked again as long as somebody looks at them. */
export const useChannels = (payer: Payer | null, orderType: OrderType) =>
  useQuery({
    queryKey: useOwnKey('channels', orderType, payer?.bearer.token ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(getPaymentChannels, { query: { orderType }, signal, ...payer?.bearer })).result,
    enabled: payer !== null,
    refetchInterval: RENEWED_EVERY_MS,
    staleTime: 0,
  })

export const waysFor = (channels: readonly PaymentChannel[], kyat: number): PaymentChannel[] =>
  channels.filter(({ min, max }) => kyat >= min && kyat <= max)

/** What people call a way to pay; its code while nobody has told. */
export function useWayName(payer: Payer | null, orderType: OrderType): (code: string) => string {
  const { pick } = useWords()
  const known = useChannels(payer, orderType).data ?? []
  return (code) => {
    const way = known.find(({ channelCode }) => channelCode === code)
    return way ? pick(way.name, way.nameMm).text : code
  }
}
