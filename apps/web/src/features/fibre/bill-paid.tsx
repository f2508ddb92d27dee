import { formatDate, formatKyat, formatTime } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import type { Inquired } from '../../payments/order-stand.ts'
import { reportOfOrder } from '../../payments/report-of-order.ts'
import { HouseFlower } from '../../value/house-flower.tsx'
import { NextSteps } from '../../value/next-steps.tsx'
import { Receipt } from '../../value/receipt.tsx'
import { paymentPath } from './payment/payment-address.ts'
import { usePriceFacts } from './use-price-facts.ts'
import styles from '../../value/result.module.css'

type Props = {
  readonly found: Inquired
  readonly way: string
  readonly onAgain: () => void
}

/** Posted in the book: paid until when, and the receipt. */
export function BillPaid({ found, way, onAgain }: Props) {
  const { t, lang } = useWords()
  const { order, payment } = found
  const at = Date.parse(payment?.settledAt ?? order.createdAt)
  const lines = usePriceFacts(order.lines, order.total)
  const own = useFibreContracts().data?.contracts.find(({ contractNo }) => contractNo === order.target)
  const settled = order.lines.some(({ kind }) => kind === 'LEAVING') || own?.status === 'TERMINATED'
  return (
    <div className={styles.result}>
      <Outcome
        tone="done"
        figure={<HouseFlower />}
        title={t(settled ? 'fibre.done.settled' : 'fibre.done.title')}
        takesFocus="always"
      >
        <p>{t('fibre.done.text', { amount: formatKyat(order.total, lang), contract: order.target })}</p>
        <p>{t('topup.doneBy', { way, time: formatTime(at) })}</p>
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          {own?.paidUntil && (
            <section className={styles.stands}>
              <span>{t('fibre.paidUntil')}</span>
              <strong>{formatDate(own.paidUntil, lang)}</strong>
            </section>
          )}
          <ButtonLink
            full
            iconEnd={ArrowRightIcon}
            href={toHref(own ? paymentPath({ contract: own.contractNo }) : pathOf('homeInternet'))}
          >
            {t(own ? 'fibre.done.bills' : 'routes.homeInternet.title')}
          </ButtonLink>
          <NextSteps steps={[{ icon: WalletIcon, label: t('fibre.done.again'), onClick: onAgain }]} />
          {order.refund !== 'NONE' && (
            <OutcomeNote tone="back" title={t('payments.twiceTitle')}>
              {t('payments.twiceText', { amount: formatKyat(order.total, lang) })}
            </OutcomeNote>
          )}
        </div>
        {payment?.receiptNo && (
          <Receipt
            receiptNo={payment.receiptNo}
            at={at}
            report={reportOfOrder(order)}
            facts={[
              { name: t('fibre.contract'), value: order.target },
              ...lines,
              { name: t('payments.receipt.paidWith'), value: way },
              { name: t('payments.orderNo'), value: order.orderNo },
            ]}
          />
        )}
      </div>
    </div>
  )
}
