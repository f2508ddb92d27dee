import { useState } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { keptOrder } from '../../../payments/kept-order.ts'
import { resultPath } from './payment-address.ts'

/** A payment started on this phone has no known result yet: its owner checks that before paying again. */
export function OpenPayment({ type }: { readonly type: 'FTTH_BILL' | 'FTTH_NEW' }) {
  const { t } = useWords()
  // Read once when the page opens: a payment started here is not an earlier one.
  const [kept] = useState(() => keptOrder(type))
  if (!kept) return null
  return (
    <Notice
      tone="warning"
      title={t('fibre.pay.openTitle')}
      actions={
        <ButtonLink size="small" href={toHref(resultPath(kept.orderId))}>
          {t('fibre.pay.openGo')}
        </ButtonLink>
      }
    >
      {t('fibre.pay.openText')}
    </Notice>
  )
}
