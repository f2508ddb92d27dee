import { useState } from 'react'
import { displayMsisdn } from '#contracts/msisdn.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat, formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useAccount } from '../api/use-account.ts'
import { Block } from '../page/block.tsx'
import { now } from '../clock/now.ts'
import { offerText } from '../catalogue/offer-text.ts'
import { priceNow } from '../catalogue/offered-price.ts'
import { validityRule } from '../catalogue/package-words.ts'
import { untilMoment } from '../catalogue/until-text.ts'
import { useOnline } from '../codes/use-online.ts'
import { useWords } from '../i18n/use-words.ts'
import { BillComing } from '../skeletons/bill-coming.tsx'
import { Facts } from '../value/facts.tsx'
import { MoveProblem } from '../value/move-problem.tsx'
import { TopUpLink } from '../value/top-up-link.tsx'
import { totalPrice } from '../value/total-price.ts'
import { OverlapNote } from './overlap-note.tsx'
import { overlapOf, yesTo } from './overlap.ts'
import { buyPath } from './sign-in-to-buy.ts'
import type { Purchase } from './use-purchase.ts'
import styles from '../value/value.module.css'

type Props = { readonly vasPackage: VasPackage; readonly purchase: Purchase }

/** What it costs, what is left afterwards, and what happens to one that runs already; then one press. */
export function BuyForm({ vasPackage, purchase }: Props) {
  const account = useAccount()
  return (
    <Block query={account} skeleton={<BillComing />}>
      {(data) => <Form vasPackage={vasPackage} purchase={purchase} account={data} />}
    </Block>
  )
}

type FormProps = Props & { readonly account: NonNullable<ReturnType<typeof useAccount>['data']> }

function Form({ vasPackage, purchase, account }: FormProps) {
  const { t, lang } = useWords()
  const online = useOnline()
  const [autoRenew, setAutoRenew] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const { refusal, lost, pending } = purchase
  const offer = refusal?.code === 'OFFER_OVER' ? null : vasPackage.offer
  const price = otherPrice(refusal) ?? priceNow({ ...vasPackage, offer })
  const total = totalPrice({ ...vasPackage, price })
  const overlap = overlapOf(vasPackage, account.activeSubscriptions, refusal, now())
  const missing = account.stale ? 0 : total - account.totals.main
  const blocked = overlap?.rule === 'BLOCK'
  const kyat = (amount: number) => formatKyat(amount, lang)
  const renewsAt = offer && t('purchases.renewsWithoutOffer', { amount: kyat(totalPrice(vasPackage)) })

  return (
    <>
      <FormFacts
        vasPackage={vasPackage}
        account={account}
        offer={offer}
        overlaps={overlap !== null}
        total={total}
        after={missing > 0 ? null : account.totals.main - total}
      />
      {account.stale && <Notice tone="warning">{t('purchases.staleBalance')}</Notice>}
      {overlap && (
        <OverlapNote overlap={overlap} accepted={accepted} locked={lost || pending} onAccept={setAccepted} />
      )}
      {missing > 0 && !blocked && (
        <Notice
          tone="warning"
          title={t('purchases.missing', { amount: kyat(missing) })}
          actions={<TopUpLink need={missing} back={buyPath(vasPackage.id)} />}
        >
          <MissingText account={account} />
        </Notice>
      )}
      {vasPackage.autoRenewable && !blocked && (
        <Switch
          label={t('purchases.autoRenew')}
          hint={[renewsAt, t('purchases.autoRenewHint')].filter(Boolean).join(' ')}
          on={autoRenew}
          disabled={lost || pending}
          onSwitch={setAutoRenew}
        />
      )}
      <MoveProblem move={{ ...purchase, refusal: refusal?.code === 'PACKAGE_OVERLAP' ? null : refusal }} />
      {!online && <Notice tone="warning">{t('purchases.offline')}</Notice>}
      {!lost && !blocked && missing <= 0 && (
        <Button
          full
          loading={pending}
          disabled={!online || (overlap !== null && !accepted)}
          onClick={() =>
            purchase.order({
              expectedPrice: price,
              ...(offer && { expectedOffer: offer.code }),
              autoRenew,
              ...yesTo(overlap, accepted),
            })
          }
        >
          {t('purchases.buyFor', { amount: kyat(total) })}
        </Button>
      )}
    </>
  )
}

type FactsProps = Omit<FormProps, 'purchase'> & {
  readonly offer: VasPackage['offer']
  /** One runs already: only the seller knows when the next one will end. */
  readonly overlaps: boolean
  readonly total: number
  /** Null when there is too little. */
  readonly after: number | null
}

function FormFacts({ vasPackage, account, offer, overlaps, total, after }: FactsProps) {
  const { t, lang } = useWords()
  const kyat = (amount: number) => formatKyat(amount, lang)
  const normal = totalPrice(vasPackage)
  return (
    <Facts
      facts={[
        { name: t('purchases.forNumber'), value: displayMsisdn(account.subscriber.msisdn) },
        {
          name: t('purchases.priceWithTax'),
          value: <PriceWas total={kyat(total)} was={total < normal ? kyat(normal) : null} />,
          strong: true,
        },
        ...(offer ? [{ name: t('purchases.offer'), value: offerText(offer, lang, t) }] : []),
        overlaps
          ? { name: t('packages.rule.validity'), value: validityRule(vasPackage.validity, t) }
          : { name: t('gifts.validTo'), value: untilMoment(vasPackage.validity, now(), { t, lang }) },
        { name: t('purchases.balanceNow'), value: kyat(account.totals.main) },
        ...(after === null ? [] : [{ name: t('purchases.balanceAfter'), value: kyat(after) }]),
      ]}
    />
  )
}

/** The server said another one than was shown. */
function otherPrice(refusal: Purchase['refusal']): number | null {
  const isOther = refusal?.code === 'PRICE_CHANGED' || refusal?.code === 'OFFER_OVER'
  return isOther ? Number(refusal.facts['n']) : null
}

function PriceWas({ total, was }: { readonly total: string; readonly was: string | null }) {
  const { t } = useWords()
  return (
    <>
      {was && (
        <>
          <del className={styles.was}>
            <span className="visually-hidden">{t('home.before')} </span>
            {was}
          </del>{' '}
        </>
      )}
      {total}
    </>
  )
}

/** Part of it may only wait for a code: then topping up is not the only way. */
function MissingText({ account: { setAside } }: Pick<FormProps, 'account'>) {
  const { t, lang } = useWords()
  const [first] = setAside.filter(({ amounts }) => amounts.some(({ unit }) => unit === 'MMK'))
  if (!first) return t('purchases.missingText')
  const kyat = first.amounts.reduce((sum, { unit, value }) => sum + (unit === 'MMK' ? value : 0), 0)
  return t('purchases.missingAside', { amount: formatKyat(kyat, lang), time: formatTime(first.until) })
}
