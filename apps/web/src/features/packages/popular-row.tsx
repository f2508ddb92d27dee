import { Section } from '#ui/section/section.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { PackageCard } from '../../catalogue/package-card.tsx'
import type { ShelfProps } from './package-list.tsx'
import styles from './popular-row.module.css'

/** A shelf to push sideways on a phone; what stands on it is not in the list below. */
export function PopularRow({ packages, own, compare }: ShelfProps) {
  const { t } = useWords()
  return (
    <Section title={t('home.popularTitle')} lead={t('packages.priceNote')}>
      <div className={styles.shelf} tabIndex={0} role="group" aria-label={t('home.popularTitle')}>
        <ul className={styles.row}>
          {packages.map((one) => (
            <li key={one.id} className={styles.place}>
              <PackageCard vasPackage={one} own={own} compare={compare(one.id)} without="popular" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
