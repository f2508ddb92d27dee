import { formatDate, formatKyat, formatTime } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { useAccount } from '../../api/use-account.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import type { Inquired } from '../../payments/order-stand.ts'
import { reportOfOrder } from '../../payments/report-of-order.ts'
import type { Payer } from '../../payments/use-payer.ts'
import { BalanceChange } from '../../value/balance-change.tsx'
import type { Fact } from '../../value/facts.tsx'
import { HouseFlower } from '../../value/house-flower.tsx'
import { NextSteps } from '../../value/next-steps.tsx'
import { Receipt } from '../../value/receipt.tsx'
import styles from '../../value/result.module.css'

type Props = {
  readonly found: Inquired
  readonly way: string
  readonly payer: Payer | null
  /** The page that needed the money; empty for none. */
  readonly back: string
  readonly onAgain: () => void
}

/** Another person's number has its middle masked. */
const isOwn = ({ order: { target } }: Inquired): boolean => !target.includes('•')

const creditOf = ({ order: { lines } }: Inquired): number =>
  lines.find(({ kind }) => kind === 'TOPUP')?.amount ?? 0

/** The top-up has arrived: the new balance, the way on, the receipt. */
export function ToppedUp({ found, way, payer, back, onAgain }: Props) {
  const { t, lang } = useWords()
  const { order, payment } = found
  const own = isOwn(found)
  const at = Date.parse(payment?.settledAt ?? order.createdAt)
  const credit = formatKyat(creditOf(found), lang)
  const facts = useFacts(found, way)
  return (
    <div className={styles.result}>
      <Outcome
        tone="done"
        figure={<HouseFlower />}
        title={own ? t('topup.doneMine') : t('topup.doneOther', { number: order.target })}
        takesFocus="always"
      >
        <p>{t('topup.doneText', { amount: credit })}</p>
        <p>{t('topup.doneBy', { way, time: formatTime(at) })}</p>
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          {own && payer && !payer.guest && <Grown credit={creditOf(found)} since={at} />}
          <Onward back={back} guest={payer?.guest ?? true} />
          <NextSteps
            steps={[
              { icon: WalletIcon, label: t('topup.again'), onClick: onAgain },
              ...(back
                ? []
                : [{ icon: PackageIcon, label: t('topup.buy'), href: toHref(pathOf('mobileServices')) }]),
            ]}
          />
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
            facts={facts}
            token={payer?.bearer.token}
            report={reportOfOrder(order)}
          />
        )}
      </div>
    </div>
  )
}

/** Shown only with a balance read after the payment: an older one would look as if nothing came. */
function Grown({ credit, since }: { readonly credit: number; readonly since: number }) {
  const { t, lang } = useWords()
  const account = useAccount().data
  if (!account || account.stale || Date.parse(account.asOf) < since) return null
  const { totals, subscriber } = account
  return (
    <section className={styles.now}>
      <BalanceChange before={totals.main - credit} after={totals.main} />
      {subscriber.lineExpiresAt && (
        <p className={styles.left}>
          <span className={styles.soft}>{t('topup.activeUntil')}</span>
          <span>{formatDate(subscriber.lineExpiresAt, lang)}</span>
        </p>
      )}
    </section>
  )
}

function Onward({ back, guest }: { readonly back: string; readonly guest: boolean }) {
  const { t } = useWords()
  const [path, label] = back
    ? ([back, t('topup.goOn')] as const)
    : guest
      ? ([paths.home, t('topup.home')] as const)
      : ([pathOf('myid'), t('purchases.seeMine')] as const)
  return (
    <ButtonLink full iconEnd={ArrowRightIcon} href={toHref(path)}>
      {label}
    </ButtonLink>
  )
}

function useFacts(found: Inquired, way: string): Fact[] {
  const { t, lang } = useWords()
  const { order } = found
  const tax = order.lines.find(({ kind }) => kind === 'TAX')?.amount ?? 0
  return [
    { name: t('purchases.forNumber'), value: order.target },
    { name: t('purchases.paidWithTax'), value: formatKyat(order.total, lang), strong: true },
    { name: t('topup.gets'), value: formatKyat(creditOf(found), lang) },
    { name: t('topup.taxName'), value: formatKyat(tax, lang) },
    { name: t('payments.receipt.paidWith'), value: way },
    { name: t('payments.orderNo'), value: order.orderNo },
  ]
}
