import { moveIdTime } from '#contracts/move-id.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import type { Voucher, VoucherTaken } from '#contracts/vouchers.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { BalanceChange } from '../../value/balance-change.tsx'
import { HouseFlower } from '../../value/house-flower.tsx'
import { NextSteps } from '../../value/next-steps.tsx'
import { Receipt } from '../../value/receipt.tsx'
import { classPath } from './voucher-paths.ts'
import styles from '../../value/result.module.css'

type Props = {
  readonly voucher: Voucher
  readonly taken: VoucherTaken
  /** Back to the page, where it now is among the own ones. */
  readonly onLeave: () => void
}

export function Taken({ voucher, taken, onLeave }: Props) {
  const { t, lang, pick } = useWords()
  const { points, spendableAfter, transactionId, seats } = taken
  const { event } = voucher
  const name = pick(voucher.title, voucher.titleMm)
  const last = formatDate(Date.parse(taken.endsAt) - 1, lang)
  return (
    <div className={styles.result}>
      <Outcome
        tone="done"
        figure={<HouseFlower />}
        title={event ? t('vouchers.seatsDone') : t('loyalty.doneOwn', { name: name.text })}
        takesFocus="always"
      >
        {event
          ? t('vouchers.seatsDoneText', { date: formatDate(event.startsAt, lang) })
          : t('vouchers.doneText', { date: last })}
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.now}>
            <BalanceChange before={spendableAfter + points} after={spendableAfter} />
          </section>
          <Button full iconEnd={ArrowRightIcon} onClick={onLeave}>
            {t(event ? 'vouchers.seeSeats' : 'vouchers.seeIt')}
          </Button>
          <NextSteps
            steps={[
              { icon: GiftIcon, label: t('vouchers.moreVouchers'), href: toHref(classPath(voucher.class)) },
              { icon: StarIcon, label: t('routes.loyaltyHome.title'), href: toHref(pathOf('loyaltyHome')) },
            ]}
          />
        </div>
        <Receipt
          category="POINTS_VOUCHER"
          receiptNo={receiptNo(transactionId)}
          at={moveIdTime(transactionId)}
          facts={[
            { name: t('loyalty.gets'), value: <span lang={name.lang}>{name.text}</span> },
            ...(event
              ? [{ name: t('vouchers.howMany'), value: t('vouchers.seats', { count: seats }) }]
              : [{ name: t('vouchers.useBy'), value: last }]),
            {
              name: t('loyalty.costs'),
              value: t('account.points', { count: formatInteger(points) }),
              strong: true,
            },
          ]}
        />
      </div>
    </div>
  )
}
