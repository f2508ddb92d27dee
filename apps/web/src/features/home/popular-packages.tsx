import { Section } from '#ui/section/section.tsx'
import { usePopularPackages } from '../../api/use-popular-packages.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CardsWaiting } from './cards-waiting.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './popular-packages.module.css'

const MOST_SHOWN = 8

export function PopularPackages() {
  const { t } = useWords()
  const popular = usePopularPackages()
  if (popular.data?.length === 0) return null
  return (
    <Section
      title={t('home.popularTitle')}
      lead={t('home.popularLead')}
      seeAll={{ href: toHref(pathOf('mobileServices')), label: t('home.popularAll') }}
    >
      <Block query={popular} skeleton={<CardsWaiting columns={4} count={4} heightPx={248} />}>
        {(packages) => (
          <ul className={styles.shelf}>
            {packages.slice(0, MOST_SHOWN).map((one) => (
              <li key={one.id}>
                <PackageCard vasPackage={one} />
              </li>
            ))}
          </ul>
        )}
      </Block>
    </Section>
  )
}
