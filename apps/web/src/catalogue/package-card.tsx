import type { VasPackage } from '#contracts/packages.ts'
import { Card, CardLink } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Price } from '#ui/price/price.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { paths } from '../navigation/paths.ts'
import { allowanceText } from './allowance-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { PackageTags } from './package-tags.tsx'
import { formatRate, scopeText, validityText } from './package-words.ts'
import styles from './package-card.module.css'

type Props = {
  readonly vasPackage: VasPackage
  /** Absent where nothing is compared, such as among related packages. */
  readonly compare?: { readonly ticked: boolean; readonly full: boolean; readonly onTick: () => void }
}

export function PackageCard({ vasPackage, compare }: Props) {
  const { t, lang, pick } = useWords()
  const { price, listPrice, unitPrice, validity } = vasPackage
  const name = pick(vasPackage.name, vasPackage.nameMm)
  const [main, ...others] = vasPackage.allowances
  const perMb = unitPrice.perMb
  return (
    <Card as="article" className={styles.card} tone={compare?.ticked ? 'tint' : 'plain'}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <CardLink
            href={toHref(paths.package(vasPackage.id))}
            lang={name.lang === lang ? undefined : name.lang}
          >
            {name.text}
          </CardLink>
        </h3>
        <PackageTags vasPackage={vasPackage} />
      </div>
      {main && (
        <div className={styles.gives}>
          <p className={styles.main}>{allowanceText(main, lang, t)}</p>
          <p className={styles.scope}>
            {others.length > 0
              ? `+ ${others.map((other) => allowanceText(other, lang, t)).join(' + ')}`
              : main.scope === 'ANY'
                ? pick(vasPackage.summary, vasPackage.summaryMm).text
                : scopeText(main, lang, t)}
          </p>
        </div>
      )}
      <div className={styles.costs}>
        <Price
          amountKyat={price}
          unit={t('home.kyat')}
          {...(listPrice !== null && listPrice > price
            ? { was: { amountKyat: listPrice, label: t('home.before') } }
            : {})}
        />
        <p className={styles.rate}>
          {perMb === null
            ? t('packages.perDay', { rate: formatRate(unitPrice.perDay) })
            : t('packages.perMb', { rate: formatRate(perMb) })}
        </p>
        <p className={styles.validity}>{t('home.validFor', { duration: validityText(validity, lang) })}</p>
      </div>
      {compare && (
        <div className={styles.tick}>
          <Checkbox
            label={
              <>
                {t('packages.compareTick')}
                <span className="visually-hidden"> {name.text}</span>
              </>
            }
            checked={compare.ticked}
            disabled={compare.full && !compare.ticked}
            onChecked={compare.onTick}
          />
        </div>
      )}
    </Card>
  )
}
