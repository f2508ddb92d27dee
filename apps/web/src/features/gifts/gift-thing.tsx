import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyClass } from '#ui/blossom/family-class.ts'
import { classNames } from '#ui/class-names.ts'
import { allowanceText } from '../../catalogue/allowance-text.ts'
import { familyOf } from '../../catalogue/family-of.ts'
import { validityText } from '../../catalogue/package-words.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { totalPrice } from '../../value/total-price.ts'
import styles from './gift-thing.module.css'

/** What is given and what it costs, from the first step on. Gifts have no offer: this is the price that will be taken. */
export function GiftThing({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t, lang } = useWords()
  const { id, name, nameMm, allowances, validity } = vasPackage
  const parts = [
    allowances.map((one) => allowanceText(one, lang, t)).join(' + '),
    validityText(validity, lang),
  ]
  return (
    <section aria-label={t('gifts.package')} className={classNames(styles.thing, familyClass(familyOf(id)))}>
      <span className={styles.blossom}>
        <Blossom family={familyOf(id)} />
      </span>
      <div className={styles.words}>
        <ContentText as="h2" value={name} valueMm={nameMm} className={styles.name} />
        <p className={styles.gives}>{parts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.price}>
        <span className="visually-hidden">{t('purchases.priceWithTax')} </span>
        {formatKyat(totalPrice(vasPackage), lang)}
      </p>
    </section>
  )
}
