import { useEffect } from 'react'
import { useRefreshOwn } from '../../../api/use-account.ts'
import { navigate } from '../../../navigation/hash-location.ts'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { resultPath } from '../payment/payment-address.ts'
import { forgetDraft } from './kept-draft.ts'

/** It is an order now: what was typed for it is forgotten, and its own page goes on. */
export function ToResult({ orderId }: { readonly orderId: string }) {
  const refresh = useRefreshOwn()
  useEffect(() => {
    forgetDraft()
    void refresh()
    navigate(resultPath(orderId), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each order; the refreshing is another function at every drawing
  }, [orderId])
  return <BillComing />
}
