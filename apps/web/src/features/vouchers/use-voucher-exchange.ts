import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { exchangeVoucher, requestVoucher } from '#contracts/vouchers.ts'
import { callApi } from '../../api/call-api.ts'
import { shapedLike } from '../../value/shaped-like.ts'
import { useMaybeCoded } from '../../value/use-maybe-coded.ts'
import { VOUCHERS } from './use-vouchers.ts'

/** What is exchanged, as it was shown. */
export type VoucherRequest = { readonly expectedPoints: number; readonly withGuest: boolean }

/** One exchange at a time of each voucher: what waits for its code is taken up by the page that is opened again. */
export function useVoucherExchange(voucherId: string) {
  const client = useQueryClient()
  const params = { voucherId }
  const intent = {
    about: voucherId,
    whom: ({ withGuest }: VoucherRequest) => (withGuest ? 'guest' : ''),
    read: shapedLike<VoucherRequest>({ expectedPoints: 0, withGuest: false }),
  }
  /** Whatever came of it, what is left may be another number now. */
  async function counted<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } finally {
      void client.invalidateQueries({ queryKey: [VOUCHERS] })
    }
  }
  const exchange = useMaybeCoded({
    direct: { call: exchangeVoucher.id, ...intent },
    withCode: { call: requestVoucher.id, ...intent },
    send: async (body: VoucherRequest, moveId) =>
      (await counted(callApi(exchangeVoucher, { params, body, moveId }))).result,
    ask: async (body, moveId) => {
      const { result } = await counted(callApi(requestVoucher, { params, body, moveId }))
      return { ...result, price: result.points }
    },
    confirm: async (transferId, otp, wish) =>
      (await counted(callApi(exchangeVoucher, { params, body: { ...wish, transferId, otp } }))).result,
  })
  const { freed } = exchange.coded
  useEffect(() => {
    if (freed) void client.invalidateQueries({ queryKey: [VOUCHERS] })
  }, [client, freed])
  return exchange
}

export type VoucherExchange = ReturnType<typeof useVoucherExchange>
