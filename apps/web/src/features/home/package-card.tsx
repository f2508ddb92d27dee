import type { VasPackage } from '#contracts/packages.ts'
import { formatDuration } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Price } from '#ui/price/price.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { selectedGroup } from '../../session/selected.ts'
import { allowanceText } from '../../catalogue/allowance-text.ts'
import styles from './package-card.module.css'

export function PackageCard({ vasPackage }: { vasPackage: VasPackage }) {
  const { t, lang, pick } = useWords()
  const { vasGroupId, vasGroupName, vasGroupNameMm, price, listPrice, validity } = vasPackage
  const group = lang === 'my' ? vasGroupNameMm : vasGroupName
  const [main, ...others] = vasPackage.allowances.map((allowance) => allowanceText(allowance, lang, t))
  return (
    <Card as="article" className={styles.card}>
      <a
        href={toHref(paths.packageGroup(vasGroupId))}
        className={styles.group}
        onClick={() => selectedGroup.set({ id: vasGroupId, name: group })}
      >
        <Badge tone="brand">{group}</Badge>
      </a>
      <ContentText as="h3" value={vasPackage.name} valueMm={vasPackage.nameMm} className={styles.name} />
      <p className={styles.main}>{main}</p>
      <p className={styles.others}>{others.join(' + ')}</p>
      <p className={styles.validity}>
        {t('home.validFor', { duration: formatDuration(validity.value, validity.unit, lang) })}
      </p>
      <div className={styles.foot}>
        <Price
          amountKyat={price}
          unit={t('home.kyat')}
          {...(listPrice !== null && listPrice > price
            ? { was: { amountKyat: listPrice, label: t('home.before') } }
            : {})}
        />
        <ButtonLink
          size="small"
          variant="secondary"
          full
          href={toHref(paths.package(vasPackage.id))}
          aria-label={`${pick(vasPackage.name, vasPackage.nameMm).text}: ${t('home.packageDetails')}`}
        >
          {t('home.packageDetails')}
        </ButtonLink>
      </div>
    </Card>
  )
}
