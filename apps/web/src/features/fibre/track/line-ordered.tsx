import { useEffect } from 'react'
import { formatKyat } from '#language/formats.ts'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { Block } from '../../../page/block.tsx'
import type { Inquired } from '../../../payments/order-stand.ts'
import { reportOfOrder } from '../../../payments/report-of-order.ts'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { HouseFlower } from '../../../value/house-flower.tsx'
import { Receipt } from '../../../value/receipt.tsx'
import { forgetDraft } from '../order/kept-draft.ts'
import { usePriceFacts } from '../use-price-facts.ts'
import { isFresh } from './order-events.ts'
import { Tracker } from './tracker.tsx'
import { useLineOrder } from './use-line-order.ts'
import styles from '../../../value/result.module.css'

type Props = { readonly found: Inquired; readonly way: string }

/** A line that is ordered: the flower once, then what comes next, and the receipt. */
export function LineOrdered({ found: { order, payment }, way }: Props) {
  const { t, lang } = useWords()
  const line = useLineOrder({ orderId: order.orderId })
  const price = usePriceFacts(order.lines, order.total)
  // Somebody returning from the channel's page has not seen the form again, so its draft is deleted here.
  useEffect(() => forgetDraft(), [])
  const onSite = payment === null
  return (
    <div className={styles.result}>
      {isFresh(order.status) && (
        <Outcome tone="done" figure={<HouseFlower />} title={t('fibre.result.ordered')} takesFocus="always">
          <p>
            {onSite
              ? t('fibre.result.onSite', { amount: formatKyat(order.total, lang) })
              : t('fibre.result.paid', { amount: formatKyat(order.total, lang), way })}
          </p>
        </Outcome>
      )}
      <Block query={line} skeleton={<BillComing />}>
        {(data) => (
          <Tracker order={data} quiet={isFresh(data.status)}>
            {payment?.receiptNo && (
              <Receipt
                receiptNo={payment.receiptNo}
                report={reportOfOrder(order)}
                at={Date.parse(payment.settledAt ?? order.createdAt)}
                facts={[
                  ...price,
                  { name: t('payments.receipt.paidWith'), value: way },
                  { name: t('payments.orderNo'), value: order.orderNo },
                ]}
              />
            )}
          </Tracker>
        )}
      </Block>
    </div>
  )
}
