import type { Shared as SharedAnswer, ShareTransfer } from '#contracts/sharing.ts'
import type { BalanceTotals } from '#contracts/value.ts'
import { formatDateTime, formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import { BalanceChange } from '../../value/balance-change.tsx'
import type { Fact } from '../../value/facts.tsx'
import { HouseFlower } from '../../value/house-flower.tsx'
import { NextSteps } from '../../value/next-steps.tsx'
import { Recall } from '../../value/recall.tsx'
import { Receipt } from '../../value/receipt.tsx'
import styles from '../../value/result.module.css'

type Props = { readonly shared: SharedAnswer; readonly onAgain: () => void }

/** It has arrived: what, where, what is left, the receipt, and the way back from a wrong number. */
export function Shared({ shared: { transfer, balances }, onAgain }: Props) {
  const { t, lang } = useWords()
  const { to, amount, fee, recallUntil, receiptNo, transferId } = transfer
  const taken = fee + (amount.unit === 'MMK' ? amount.value : 0)
  return (
    <div className={styles.result}>
      <Outcome tone="done" figure={<HouseFlower />} title={t('sharing.doneTitle')} takesFocus="always">
        {t('sharing.doneText', { amount: amountText(amount, lang, t), number: to })}
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.now}>
            <Left transfer={transfer} balances={balances} />
            <BalanceChange before={balances.main + taken} after={balances.main} />
          </section>
          <ButtonLink full iconEnd={ArrowRightIcon} href={toHref(pathOf('myid'))}>
            {t('purchases.seeMine')}
          </ButtonLink>
          <NextSteps steps={[{ icon: ShareIcon, label: t('sharing.again'), onClick: onAgain }]} />
          {recallUntil && <Recall moveId={transferId} until={recallUntil} />}
        </div>
        <Receipt
          category="SHARE_WRONG_NUMBER"
          receiptNo={receiptNo}
          at={Date.parse(transfer.createdAt)}
          facts={useFacts(transfer)}
        />
      </div>
    </div>
  )
}

type LeftProps = { readonly transfer: ShareTransfer; readonly balances: BalanceTotals }

/** What of the shared thing stays; of money the balance says it. */
function Left({ transfer: { amount }, balances }: LeftProps) {
  const { t, lang } = useWords()
  if (amount.unit === 'MMK') return null
  const left = { unit: amount.unit, value: amount.unit === 'MIN' ? balances.voiceMin : balances.dataMb }
  return (
    <p className={styles.left}>
      <span className={styles.soft}>{t('sharing.leftNow')}</span>
      <strong>{amountText(left, lang, t)}</strong>
    </p>
  )
}

function useFacts({ to, amount, fee, recipientValidTo }: ShareTransfer): Fact[] {
  const { t, lang } = useWords()
  return [
    { name: t('gifts.to'), value: to },
    { name: t('sharing.amount'), value: amountText(amount, lang, t), strong: true },
    { name: t('gifts.fee'), value: formatKyat(fee, lang) },
    ...(recipientValidTo
      ? [
          {
            name: t('sharing.usableUntil'),
            value: formatDateTime(Date.parse(recipientValidTo) - 1, lang),
          },
        ]
      : []),
  ]
}
