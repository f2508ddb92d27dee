import type { VasPackage } from '#contracts/packages.ts'
import { formatDuration, formatKyat } from '#language/formats.ts'
import { familyClass } from '#ui/blossom/family-class.ts'
import { CardLink } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { selectedGroup } from '../../session/selected.ts'
import { priceBefore, priceNow } from '../../catalogue/offered-price.ts'
import { allowanceText } from '../../catalogue/allowance-text.ts'
import { familyOf } from '../../catalogue/family-of.ts'
import styles from './package-card.module.css'

/** A package in the colours of its family: what it gives, for how long, for how much. */
export function PackageCard({ vasPackage }: { vasPackage: VasPackage }) {
  const { t, lang, pick } = useWords()
  const { vasGroupId, vasGroupName, vasGroupNameMm, validity } = vasPackage
  const group = lang === 'my' ? vasGroupNameMm : vasGroupName
  const name = pick(vasPackage.name, vasPackage.nameMm)
  const before = priceBefore(vasPackage)
  const [main, ...others] = vasPackage.allowances.map((allowance) => allowanceText(allowance, lang, t))
  return (
    <article className={classNames(styles.card, familyClass(familyOf(vasPackage.id)))}>
      <a
        href={toHref(paths.packageGroup(vasGroupId))}
        className={styles.group}
        onClick={() => selectedGroup.set({ id: vasGroupId, name: group })}
      >
        {group}
      </a>
      <h3 className={styles.name}>
        <CardLink
          href={toHref(paths.package(vasPackage.id))}
          {...(name.lang === lang ? {} : { lang: name.lang })}
        >
          {name.text}
        </CardLink>
      </h3>
      <p className={styles.main}>{main}</p>
      <p className={styles.soft}>
        {[...others, formatDuration(validity.value, validity.unit, lang)].join(' · ')}
      </p>
      <p className={styles.price}>
        {formatKyat(priceNow(vasPackage), lang)}
        {before !== null && (
          <s>
            <span className="visually-hidden">{t('home.before')} </span>
            {formatKyat(before, lang)}
          </s>
        )}
      </p>
    </article>
  )
}
