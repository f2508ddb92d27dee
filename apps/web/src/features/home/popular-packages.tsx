import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { usePopularPackages } from '../../api/use-popular-packages.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PackageCard } from './package-card.tsx'
import styles from './popular-packages.module.css'

const MOST_SHOWN = 8

export function PopularPackages() {
  const { t } = useWords()
  const popular = usePopularPackages()
  if (popular.data?.length === 0) return null
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.waiting}>
      <Skeleton height="212px" />
    </SkeletonGroup>
  )
  return (
    <Section
      title={t('home.popularTitle')}
      seeAll={{
        href: toHref(pathOf('mobileServices')),
        label: t('home.popularAll'),
        short: t('account.all'),
      }}
    >
      <Block query={popular} skeleton={waiting}>
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
