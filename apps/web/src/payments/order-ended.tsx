import { brand } from '#brand'
import { formatKyat } from '#language/formats.ts'
import type { Order } from '#contracts/payments.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import { BalanceStands } from '../value/balance-stands.tsx'
import { Facts } from '../value/facts.tsx'
import { ReportLink } from '../value/report-link.tsx'
import { reportOfOrder } from './report-of-order.ts'
import styles from '../value/result.module.css'

type Props = { readonly order: Order; readonly onAgain: () => void }

/** The order expired unpaid. */
export function OrderOver({ onAgain }: Props) {
  const { t } = useWords()
  return (
    <div className={styles.result}>
      <Outcome tone="failed" title={t('payments.overTitle')} takesFocus="ifLost">
        {t('payments.overText')}
      </Outcome>
      <div className={styles.middle}>
        <BalanceStands name={t('purchases.untouched')} />
        <Button full onClick={onAgain}>
          {t('purchases.startAgain')}
        </Button>
      </div>
    </div>
  )
}

type BackProps = Props & { readonly isThere: boolean; readonly way: string }

/** Paid but not delivered: where the money is. */
export function OrderBack({ order, way, isThere, onAgain }: BackProps) {
  const { t, lang } = useWords()
  const amount = formatKyat(order.total, lang)
  return (
    <div className={styles.result}>
      <Outcome
        tone="back"
        title={t(isThere ? 'payments.wentBackTitle' : 'payments.goingBackTitle')}
        takesFocus="ifLost"
      >
        {t(isThere ? 'payments.wentBackText' : 'payments.goingBackText', { amount })}
      </Outcome>
      <div className={styles.middle}>
        <section className={styles.card}>
          <Facts
            facts={[
              { name: t('purchases.paid'), value: amount, strong: true },
              { name: t('payments.receipt.paidWith'), value: way },
              { name: t('payments.orderNo'), value: order.orderNo },
            ]}
          />
        </section>
        <Button full onClick={onAgain}>
          {t('purchases.startAgain')}
        </Button>
        <ButtonLink full variant="quiet" href={dialHref(brand.hotline)}>
          {t('payments.askHotline', { hotline: brand.hotline })}
        </ButtonLink>
        <ReportLink report={reportOfOrder(order)} />
      </div>
    </div>
  )
}
