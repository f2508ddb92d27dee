import { displayMsisdn } from '#contracts/msisdn.ts'
import { moveIdTime } from '#contracts/move-id.ts'
import type { Registered } from '#contracts/purchases.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { formatDateTime, formatInteger, formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useAccount } from '../api/use-account.ts'
import { bonusText } from '../catalogue/offer-text.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords, type UsedWords } from '../i18n/use-words.ts'
import type { Fact } from '../value/facts.tsx'
import { HaveNowCard } from '../value/have-now-card.tsx'
import { LeaveLink } from '../value/leave-link.tsx'
import { NextSteps } from '../value/next-steps.tsx'
import { Receipt } from '../value/receipt.tsx'
import { BoughtFlower, familyOfItem, type Bought as Item } from './bought-item.tsx'
import { nextStepsOf } from './next-steps-of.ts'
import { UndoTimer } from './undo.tsx'
import { Undone } from './undone.tsx'
import { useUndo, type Undoing } from './use-undo.ts'
import styles from '../value/result.module.css'

type Props = {
  readonly item: Item
  readonly bought: Registered
  /** Started by an earlier page: tells a buyer who waited and pressed again that it was a single purchase. */
  readonly once: boolean
  readonly onClose: () => void
}

/** The result with the opening flower; after an undo the balance counts back. */
export function Bought(props: Props) {
  const { item, bought, onClose } = props
  const undo = useUndo(bought.subscription)
  if (undo.done)
    return <Undone item={item} undone={undo.done} before={bought.balances.main} onClose={onClose} />
  return <Opened {...props} undo={undo} />
}

/** What the line has now, the change of the balance, the way on, and the undo. */
function Opened({ item, bought, once, onClose, undo }: Props & { readonly undo: Undoing }) {
  const words = useWords()
  const { t, lang, pick } = words
  const { subscription, balances, offer } = bought
  const name = pick(item.name, item.nameMm).text
  const given = [...(item.allowances ?? []), ...(offer?.bonus ?? [])]
  return (
    <div className={styles.result}>
      <Outcome
        tone="done"
        figure={<BoughtFlower item={item} />}
        title={t(item.code ? 'purchases.opened' : 'purchases.started', { name })}
        edge
        takesFocus="always"
      >
        <p>{t('purchases.doneTitle')}</p>
        <p>
          {t('purchases.doneText', { date: formatDateTime(Date.parse(subscription.expiresAt) - 1, lang) })}
        </p>
        {once && <p>{t('purchases.chargedOnce', { amount: formatKyat(subscription.price, lang) })}</p>}
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          <HaveNowCard
            balances={balances}
            before={balances.main + subscription.price}
            given={given}
            family={familyOfItem(item)}
          />
          <ButtonLink full iconEnd={ArrowRightIcon} href={toHref(pathOf('myid'))} onClick={onClose}>
            {t('purchases.seeMine')}
          </ButtonLink>
          <NextSteps steps={nextStepsOf(item, subscription, words)} />
          <UndoTimer subscription={subscription} undo={undo} />
        </div>
        <Receipt
          category="PACKAGE_NOT_RECEIVED"
          receiptNo={receiptNo(subscription.transactionId)}
          at={moveIdTime(subscription.transactionId)}
          facts={useFacts(bought, name, words)}
        />
      </div>
      <LeaveLink onLeave={onClose} />
    </div>
  )
}

function useFacts(
  { subscription, pointsEarned, pointsDueAt, pointsOverLimit, offer }: Registered,
  name: string,
  { t, lang }: UsedWords,
): Fact[] {
  const number = useAccount().data?.subscriber.msisdn
  return [
    { name: t('gifts.package'), value: name },
    ...(number ? [{ name: t('purchases.forNumber'), value: displayMsisdn(number) }] : []),
    { name: t('purchases.paidWithTax'), value: formatKyat(subscription.price, lang), strong: true },
    ...(offer?.priceBefore == null
      ? []
      : [{ name: t('purchases.priceBefore'), value: <del>{formatKyat(offer.priceBefore, lang)}</del> }]),
    ...(offer && offer.bonus.length > 0
      ? [{ name: t('purchases.bonus'), value: bonusText(offer.bonus, lang, t) }]
      : []),
    ...(pointsEarned > 0
      ? [{ name: t('purchases.pointsEarned'), value: `+${formatInteger(pointsEarned)}`, strong: true }]
      : []),
    ...(pointsEarned > 0 && pointsDueAt !== null
      ? [{ name: t('purchases.pointsFrom'), value: formatDateTime(pointsDueAt, lang) }]
      : []),
    ...(pointsOverLimit > 0
      ? [{ name: t('purchases.pointsOverLimit'), value: formatInteger(pointsOverLimit) }]
      : []),
  ]
}
