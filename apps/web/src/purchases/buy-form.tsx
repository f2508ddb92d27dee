import { useState } from 'react'
import { displayMsisdn } from '#contracts/msisdn.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat, formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useAccount } from '../api/use-account.ts'
import { Block } from '../page/block.tsx'
import { now } from '../clock/now.ts'
import { validityRule } from '../catalogue/package-words.ts'
import { useOnline } from '../codes/use-online.ts'
import { useWords } from '../i18n/use-words.ts'
import { Facts } from '../value/facts.tsx'
import { MoveProblem, TopUpLink } from '../value/move-problem.tsx'
import { totalPrice } from '../value/total-price.ts'
import { OverlapNote } from './overlap-note.tsx'
import { overlapOf } from './overlap.ts'
import type { Purchase } from './use-purchase.ts'

type Props = { readonly vasPackage: VasPackage; readonly purchase: Purchase }

/** What it costs, what is left afterwards, and what happens to one that runs already; then one press. */
export function BuyForm({ vasPackage, purchase }: Props) {
  const { t } = useWords()
  const account = useAccount()
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="220px" />
    </SkeletonGroup>
  )
  return (
    <Block query={account} skeleton={waiting}>
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
  const price = refusal?.code === 'PRICE_CHANGED' ? Number(refusal.facts['n']) : vasPackage.price
  const total = totalPrice({ ...vasPackage, price })
  const overlap = overlapOf(vasPackage, account.activeSubscriptions, refusal, now())
  const missing = account.stale ? 0 : total - account.totals.main
  const blocked = overlap?.rule === 'BLOCK'
  const kyat = (amount: number) => formatKyat(amount, lang)

  return (
    <>
      <Facts
        facts={[
          { name: t('purchases.forNumber'), value: displayMsisdn(account.subscriber.msisdn) },
          { name: t('purchases.priceWithTax'), value: kyat(total), strong: true },
          { name: t('packages.rule.validity'), value: validityRule(vasPackage.validity, t) },
          { name: t('purchases.balanceNow'), value: kyat(account.totals.main) },
          ...(missing > 0
            ? []
            : [{ name: t('purchases.balanceAfter'), value: kyat(account.totals.main - total) }]),
        ]}
      />
      {account.stale && <Notice tone="warning">{t('purchases.staleBalance')}</Notice>}
      {overlap && (
        <OverlapNote overlap={overlap} accepted={accepted} locked={lost || pending} onAccept={setAccepted} />
      )}
      {missing > 0 && !blocked && (
        <Notice
          tone="warning"
          title={t('purchases.missing', { amount: kyat(missing) })}
          actions={<TopUpLink />}
        >
          <MissingText account={account} />
        </Notice>
      )}
      {vasPackage.autoRenewable && !blocked && (
        <Switch
          label={t('purchases.autoRenew')}
          hint={t('purchases.autoRenewHint')}
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
          onClick={() => purchase.order({ expectedPrice: price, autoRenew, acceptOverlap: accepted })}
        >
          {t('purchases.buyFor', { amount: kyat(total) })}
        </Button>
      )}
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
