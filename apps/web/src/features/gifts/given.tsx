import type { Transfer } from '#contracts/gifts.ts'
import type { BalanceTotals } from '#contracts/value.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { familyOf } from '../../catalogue/family-of.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { BalanceChange } from '../../value/balance-change.tsx'
import { NextSteps } from '../../value/next-steps.tsx'
import { Receipt } from '../../value/receipt.tsx'
import styles from '../../value/result.module.css'

type Props = {
  readonly transfer: Transfer
  readonly balances: BalanceTotals
  readonly onAgain: () => void
}

/** It has arrived: what and where, what it did to the balance, the receipt, and where to go on. */
export function Given({ transfer, balances, onAgain }: Props) {
  const { t, lang, pick } = useWords()
  const { to, amount, recipientValidTo, receiptNo, packageId, packageName, packageNameMm } = transfer
  const name = pick(packageName, packageNameMm)
  return (
    <div className={styles.result}>
      <Outcome
        tone="done"
        figure={<Blossom family={familyOf(packageId)} />}
        title={t('gifts.doneTitle')}
        takesFocus="always"
      >
        {t('gifts.doneText', { number: to })}
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.now}>
            <BalanceChange before={balances.main + amount.value + transfer.fee} after={balances.main} />
          </section>
          <ButtonLink full iconEnd={ArrowRightIcon} href={toHref(pathOf('myid'))}>
            {t('purchases.seeMine')}
          </ButtonLink>
          <NextSteps
            steps={[
              { icon: GiftIcon, label: t('gifts.again'), onClick: onAgain },
              { icon: PackageIcon, label: t('gifts.backToPackage'), href: toHref(paths.package(packageId)) },
            ]}
          />
        </div>
        <Receipt
          category="PACKAGE_NOT_RECEIVED"
          receiptNo={receiptNo}
          at={Date.parse(transfer.createdAt)}
          facts={[
            { name: t('gifts.package'), value: <span lang={name.lang}>{name.text}</span> },
            { name: t('gifts.to'), value: to },
            { name: t('purchases.paidWithTax'), value: formatKyat(amount.value, lang), strong: true },
            ...(recipientValidTo
              ? [{ name: t('gifts.validTo'), value: formatDate(Date.parse(recipientValidTo) - 1, lang) }]
              : []),
          ]}
        />
      </div>
    </div>
  )
}
