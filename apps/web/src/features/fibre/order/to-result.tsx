import { useEffect } from 'react'
import { useRefreshOwn } from '../../../api/use-account.ts'
import { navigate } from '../../../navigation/hash-location.ts'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { resultPath } from '../payment/payment-address.ts'
import { forgetDraft } from './kept-draft.ts'

/** The order exists now: its draft is deleted, and its own page takes over. */
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
