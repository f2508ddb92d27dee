import type { BalanceTotals } from '#contracts/value.ts'
import { formatDataLeft } from '#language/data-left.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import type { Family } from '#ui/blossom/flowers.ts'
import { Orchid } from '#ui/orchid/orchid.tsx'
import { useAccount } from '../api/use-account.ts'
import { useWords, type UsedWords } from '../i18n/use-words.ts'
import { leftOf } from '../line/left.ts'
import { amountText, figureAndUnit } from './amount-text.ts'
import { BalanceChange } from './balance-change.tsx'
import { useSpent } from './spent.ts'
import { haveNow, type Given, type HaveNow } from './have-now.ts'
import styles from './result.module.css'

type Props = {
  readonly balances: BalanceTotals
  readonly before: number
  readonly given: readonly Given[]
  readonly family: Family
}

/** What one has now, and what it did to the balance or the points. */
export function HaveNowCard({ balances, before, given, family }: Props) {
  const have = haveNow(balances, given)
  const { totalOf } = useSpent()
  return (
    <section className={styles.now}>
      {have && (
        <>
          <div className={styles.flower}>
            {have.unit === 'MB' && have.now !== null ? (
              <DataOrchid have={have} />
            ) : (
              <Blossom family={family} />
            )}
          </div>
          <Amount have={have} />
        </>
      )}
      <BalanceChange before={before} after={totalOf(balances)} />
    </section>
  )
}

/** Data at a glance is rounded; everything else is exact. */
function textOf(unit: HaveNow['unit'], value: number, { t, lang }: UsedWords): string {
  return unit === 'MB' ? formatDataLeft(value) : amountText({ unit, value }, lang, t)
}

function Amount({ have }: { readonly have: HaveNow }) {
  const words = useWords()
  const { t, lang } = words
  const { unit, now, before, given, also } = have
  const { figure, unit: small } = figureAndUnit(now === null ? t('home.unlimited') : textOf(unit, now, words))
  const alsoText = also.map((one) =>
    one.unlimited ? t('home.unlimited') : amountText({ unit: one.unit, value: one.value }, lang, t),
  )
  const givenText = amountText({ unit, value: given }, lang, t)
  // What is all there is needs no sum.
  const sum = before > 0 ? [`${textOf(unit, before, words)} + ${givenText}`] : []
  return (
    <div className={styles.amount}>
      <p className={styles.soft}>{t('purchases.haveNow')}</p>
      <p className={styles.big}>
        {figure}
        {small && <small> {small}</small>}
      </p>
      <p className={styles.plus}>{[...sum, ...alsoText.map((text) => `+${text}`)].join(' · ')}</p>
    </div>
  )
}

/** Out of all there was: the account tells it, also the one from before the purchase. */
function DataOrchid({ have }: { readonly have: HaveNow }) {
  const { lang, t } = useWords()
  const left = leftOf('MB', useAccount().data?.buckets ?? [])
  const now = have.now ?? 0
  const whole = left?.remaining === now ? left.initial : (left?.initial ?? 0) + have.given
  const label = amountText({ unit: 'MB', value: now }, lang, t)
  return <Orchid share={now / Math.max(now, whole, 1)} label={label} />
}
