import { PageWidth } from '#ui/layout/layout.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Community } from './community.tsx'
import { FibreBox } from './fibre-box.tsx'
import { HelpStrip } from './help-strip.tsx'
import { Hero } from './hero.tsx'
import { LatestPromotions } from './latest-promotions.tsx'
import { NoInternet } from './no-internet.tsx'
import { PopularPackages } from './popular-packages.tsx'
import { QuickActions } from './quick-actions.tsx'
import { WhatsNew } from './whats-new.tsx'
import styles from './home-page.module.css'

/** One row per subject, each leading to the rest. Signed-in customers have another home page. */
export function Page() {
  const { t } = useWords()
  return (
    <PageWidth>
      <div className={styles.page}>
        <PageHeading title={t('home.heading')} className="visually-hidden" />
        <div className={styles.first}>
          <Hero />
          <QuickActions />
          <NoInternet />
        </div>
        <PopularPackages />
        <FibreBox />
        <LatestPromotions />
        <div className={styles.pair}>
          <WhatsNew />
          <Community />
        </div>
        <HelpStrip />
      </div>
    </PageWidth>
  )
}
