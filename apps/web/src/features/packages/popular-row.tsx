import { Section } from '#ui/section/section.tsx'
import { usePopularPackages } from '../../api/use-popular-packages.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PackageCard } from '../../catalogue/package-card.tsx'
import styles from './popular-row.module.css'

const MOST_SHOWN = 8

/** A shelf to push sideways. The list below has them all, so nothing is said when this one does not come. */
export function PopularRow() {
  const { t } = useWords()
  const popular = usePopularPackages()
  if (popular.error || popular.data?.length === 0) return null
  return (
    <Section title={t('home.popularTitle')} lead={t('home.popularLead')}>
      <div className={styles.shelf} tabIndex={0} role="group" aria-label={t('home.popularTitle')}>
        <ul className={styles.row}>
          {popular.data?.slice(0, MOST_SHOWN).map((one) => (
            <li key={one.id} className={styles.place}>
              <PackageCard vasPackage={one} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
