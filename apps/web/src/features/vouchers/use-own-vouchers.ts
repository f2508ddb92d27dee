import { useEffect, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getMyVouchers,
  giveBackVoucher,
  revealVoucher,
  useVoucher as useVoucherCall,
  type MemberVoucher,
} from '#contracts/vouchers.ts'
import { callApi } from '../../api/call-api.ts'
import { useRefreshOwn } from '../../api/use-account.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { useSession } from '../../session/session-store.ts'
import { asOfNow, keepVouchers, keptVouchers } from './kept-vouchers.ts'
import { VOUCHERS } from './use-vouchers.ts'

const useKey = () => useOwnKey(VOUCHERS)

/** The own vouchers: at once from this phone, then fresh from the server. */
export function useOwnVouchers() {
  const signedIn = useSession().state === 'signedIn'
  const [kept] = useState(keptVouchers)
  const query = useQuery({
    queryKey: useKey(),
    queryFn: async ({ signal }) => (await callApi(getMyVouchers, { query: {}, signal })).result,
    enabled: signedIn,
    staleTime: 0,
  })
  const { data } = query
  useEffect(() => {
    if (data) keepVouchers(data)
  }, [data])
  const known = data ?? (signedIn ? kept : undefined)
  return { ...query, data: known && asOfNow(known) }
}

/** A member's change to a voucher: the answer replaces the stored one on screen and phone. */
function useOwnChange<Sent>(send: (sent: Sent) => Promise<{ result: MemberVoucher }>) {
  const client = useQueryClient()
  const key = useKey()
  const refresh = useRefreshOwn()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (sent: Sent) => (await send(sent)).result,
    onSuccess: async (changed) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<MemberVoucher[]>(key, (all) =>
        all?.map((one) => (one.id === changed.id ? changed : one)),
      )
    },
    onSettled: () => {
      void refresh()
      void client.invalidateQueries({ queryKey: [VOUCHERS] })
    },
  })
}

export const useReveal = (id: string) => useOwnChange((_: void) => callApi(revealVoucher, { params: { id } }))

export const useUse = (id: string) =>
  useOwnChange((pin: string) => callApi(useVoucherCall, { params: { id }, body: { pin } }))

export const useGiveBack = (id: string) =>
  useOwnChange((_: void) => callApi(giveBackVoucher, { params: { id } }))
