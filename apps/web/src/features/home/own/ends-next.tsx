import type { AccountMain, Bucket } from '#contracts/account.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyClass } from '#ui/blossom/family-class.ts'
import { classNames } from '#ui/class-names.ts'
import { usePackages } from '../../../api/use-package-detail.ts'
import { familyOf } from '../../../catalogue/family-of.ts'
import { useWords, type UsedWords } from '../../../i18n/use-words.ts'
import { lastMomentWords } from '../../../line/day-words.ts'
import { BuyAgain } from '../../../purchases/buy-again.tsx'
import { amountText } from '../../../value/amount-text.ts'
import styles from './ends-next.module.css'

/** The one thing that ends first, what goes with it, and the way to have it again. */
export function EndsNext({ account }: { readonly account: AccountMain }) {
  const words = useWords()
  const ending = endingOf(account)
  const [vasPackage] = usePackages(ending?.packageId ? [ending.packageId] : [])
  if (!ending) return null
  const { t } = words
  return (
    <section
      aria-label={t('account.soonTitle')}
      className={classNames(styles.soon, familyClass(familyOf(ending.packageId ?? 'PADAUK')))}
    >
      <span className={styles.blossom}>
        <Blossom family={familyOf(ending.packageId ?? 'PADAUK')} />
      </span>
      <div>
        <h2 className={styles.title}>
          {t('home.endsAt', { name: nameOf(ending.parts, words), when: lastMomentWords(ending.at, words) })}
        </h2>
        <p className={styles.text}>{t('home.endsWith', { amounts: amountsOf(ending.parts, words) })}</p>
      </div>
      {vasPackage && (
        <div className={styles.again}>
          <BuyAgain vasPackage={vasPackage} says="words" />
        </div>
      )}
    </section>
  )
}

type Ending = { readonly at: string; readonly packageId: string | null; readonly parts: readonly Bucket[] }

/** Everything of the same package that ends at the same moment is one thing. */
function endingOf({ nextExpiry, buckets }: AccountMain): Ending | null {
  const first = buckets.find(({ bucketId }) => bucketId === nextExpiry?.bucketId)
  if (!nextExpiry || !first || first.remaining === 0) return null
  const parts = buckets.filter(
    ({ packageId, validTo, remaining, unit }) =>
      packageId === first.packageId && validTo === first.validTo && remaining > 0 && unit !== 'POINT',
  )
  return { at: nextExpiry.validTo, packageId: first.packageId, parts }
}

const nameOf = (parts: readonly Bucket[], { t, pick }: UsedWords): string => {
  const [first] = parts
  return first?.name ? pick(first.name, first.nameMm).text : t(`account.unit.${first?.unit ?? 'MB'}`)
}

const amountsOf = (parts: readonly Bucket[], { t, lang }: UsedWords): string =>
  parts.map(({ unit, remaining }) => amountText({ unit, value: remaining }, lang, t)).join(' + ')
