import type { ExchangeOffer, ExchangeType, Redeemed } from '#contracts/loyalty.ts'
import { moveIdTime } from '#contracts/move-id.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { formatDateTime, formatInteger, formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useAccount } from '../../api/use-account.ts'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { BalanceChange } from '../../value/balance-change.tsx'
import type { Fact } from '../../value/facts.tsx'
import { HaveNowCard } from '../../value/have-now-card.tsx'
import { HouseFlower } from '../../value/house-flower.tsx'
import { NextSteps } from '../../value/next-steps.tsx'
import { Receipt } from '../../value/receipt.tsx'
import styles from '../../value/result.module.css'

type Props = {
  readonly done: Redeemed
  readonly offer: ExchangeOffer | undefined
  readonly type: ExchangeType
  readonly onAgain: () => void
}

/** What is there now and until when, what it did to the points, the receipt, and where to go on. */
export function Exchanged({ done, offer, type, onAgain }: Props) {
  const words = useWords()
  const { t } = words
  const isFibre = type === 'ftth'
  return (
    <div className={styles.result}>
      <Outcome tone="done" figure={<HouseFlower />} title={titleOf(done, offer, words)} takesFocus="always">
        {isFibre ? t('loyalty.doneFibreText') : textOf(done, words)}
      </Outcome>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Now done={done} offer={offer} />
          <ButtonLink
            full
            iconEnd={ArrowRightIcon}
            href={toHref(pathOf(isFibre ? 'homeInternetPayment' : 'myid'))}
          >
            {t(isFibre ? 'loyalty.seeBill' : 'purchases.seeMine')}
          </ButtonLink>
          <NextSteps
            steps={[
              { icon: RefreshIcon, label: t('loyalty.again'), onClick: onAgain },
              { icon: StarIcon, label: t('routes.loyaltyHome.title'), href: toHref(pathOf('loyaltyHome')) },
            ]}
          />
        </div>
        <Receipt
          receiptNo={receiptNo(done.transactionId)}
          at={moveIdTime(done.transactionId)}
          facts={factsOf(done, offer, words)}
        />
      </div>
    </div>
  )
}

function titleOf({ to }: Redeemed, offer: ExchangeOffer | undefined, { t, lang, pick }: UsedWords): string {
  if (!offer) return t('purchases.endedTitle')
  if (offer.type === 'ftth') return t('loyalty.doneFibre', { amount: formatKyat(offer.billKyat, lang) })
  const name = pick(offer.name, offer.nameMm).text
  return to === null ? t('loyalty.doneOwn', { name }) : t('loyalty.doneOther', { name, number: to })
}

const textOf = ({ validTo }: Redeemed, { t, lang }: UsedWords): string =>
  validTo ? t('purchases.doneText', { date: formatDateTime(Date.parse(validTo) - 1, lang) }) : ''

/** What the own line has, as soon as it was asked again; of another's only the points that went. */
function Now({ done, offer }: Pick<Props, 'done' | 'offer'>) {
  const account = useAccount()
  const after = done.spendableAfter
  const totals = account.isFetchedAfterMount ? account.data?.totals : undefined
  if (totals && offer && offer.gives.length > 0 && done.to === null)
    return (
      <HaveNowCard
        balances={{ ...totals, points: after }}
        before={after + done.points}
        given={offer.gives}
        family="khayee"
      />
    )
  return (
    <section className={styles.now}>
      <BalanceChange before={after + done.points} after={after} />
    </section>
  )
}

function factsOf({ points, to }: Redeemed, offer: ExchangeOffer | undefined, { t, pick }: UsedWords): Fact[] {
  const name = offer && pick(offer.name, offer.nameMm)
  return [
    ...(name ? [{ name: t('loyalty.gets'), value: <span lang={name.lang}>{name.text}</span> }] : []),
    ...(to ? [{ name: t('gifts.to'), value: to }] : []),
    {
      name: t('loyalty.costs'),
      value: t('account.points', { count: formatInteger(points) }),
      strong: true,
    },
  ]
}
