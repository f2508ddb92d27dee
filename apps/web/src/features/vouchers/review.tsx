import type { LoyaltyCard } from '#contracts/loyalty.ts'
import type { Voucher } from '#contracts/vouchers.ts'
import { formatDate, formatDateTime, formatInteger } from '#language/formats.ts'
import { addDays, startOfYangonDay, yangonDayKey } from '#language/yangon-day.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useLoyaltyRules } from '../../api/use-loyalty-rules.ts'
import { now } from '../../clock/now.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { Facts, type Fact } from '../../value/facts.tsx'
import { MoveProblem } from '../../value/move-problem.tsx'
import type { VoucherExchange } from './use-voucher-exchange.ts'
import styles from './taking.module.css'

type Props = {
  readonly voucher: Voucher
  readonly card: LoyaltyCard
  readonly withGuest: boolean
  readonly exchange: VoucherExchange
  readonly onBack: () => void
}

/** All of it once more, and what is left afterwards; then one press. */
export function Review({ voucher, card, withGuest, exchange, onBack }: Props) {
  const words = useWords()
  const { t } = words
  const online = useOnline()
  const codeFrom = useLoyaltyRules().data?.codeFrom ?? null
  const { refusal, lost, pending } = exchange
  const seats = withGuest ? 2 : 1
  const shown = voucher.points * seats
  const points = refusal?.code === 'EXCHANGE_CHANGED' ? Number(refusal.facts['n']) : shown
  const needsCode = codeFrom !== null && points >= codeFrom
  return (
    <>
      <h2 className={styles.title}>{t(voucher.event ? 'vouchers.reviewSeats' : 'vouchers.review')}</h2>
      <Facts facts={factsOf(voucher, { seats, points, spendable: card.spendable }, words)} />
      {needsCode && (
        <p className={styles.soft}>{t('vouchers.codeNote', { points: formatInteger(codeFrom) })}</p>
      )}
      <MoveProblem move={exchange} />
      {!online && <Notice tone="warning">{t('purchases.offline')}</Notice>}
      {!lost && (
        <>
          <Button
            full
            loading={pending}
            disabled={!online}
            onClick={() => exchange.start({ expectedPoints: points, withGuest }, needsCode)}
          >
            {needsCode ? t('gifts.getCode') : t('loyalty.exchangeFor', { points: formatInteger(points) })}
          </Button>
          <Button full variant="quiet" disabled={pending} onClick={onBack}>
            {t('gifts.back')}
          </Button>
        </>
      )}
    </>
  )
}

type Price = { readonly seats: number; readonly points: number; readonly spendable: number }

function factsOf(voucher: Voucher, { seats, points, spendable }: Price, words: UsedWords): Fact[] {
  const { t, lang, pick } = words
  const { event, useWithinDays } = voucher
  const name = pick(voucher.title, voucher.titleMm)
  const merchant = pick(voucher.merchant.name, voucher.merchant.nameMm)
  const count = (value: number) => t('account.points', { count: formatInteger(value) })
  // To the end of that day, as the server reckons it.
  const lastDay = startOfYangonDay(addDays(yangonDayKey(now()), useWithinDays ?? 0))
  return [
    { name: t('loyalty.gets'), value: <span lang={name.lang}>{name.text}</span> },
    ...(event
      ? [
          { name: t('vouchers.when'), value: formatDateTime(event.startsAt, lang) },
          { name: t('vouchers.howMany'), value: t('vouchers.seats', { count: seats }) },
        ]
      : [
          { name: t('vouchers.outlets'), value: <span lang={merchant.lang}>{merchant.text}</span> },
          { name: t('vouchers.useBy'), value: formatDate(lastDay, lang) },
        ]),
    { name: t('loyalty.costs'), value: count(points), strong: true },
    { name: t('purchases.pointsToUse'), value: count(spendable) },
    ...(spendable >= points ? [{ name: t('loyalty.leftAfter'), value: count(spendable - points) }] : []),
  ]
}
