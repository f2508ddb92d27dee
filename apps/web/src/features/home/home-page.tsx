import { PageWidth } from '#ui/layout/layout.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { AppStrip } from './app-strip.tsx'
import { Community } from './community.tsx'
import { FibreBox } from './fibre-box.tsx'
import { HelpStrip } from './help-strip.tsx'
import { Hero } from './hero.tsx'
import { LatestPromotions } from './latest-promotions.tsx'
import { LoyaltyTeaser } from './loyalty-teaser.tsx'
import { PopularPackages } from './popular-packages.tsx'
import { QuickActions } from './quick-actions.tsx'
import { WhatsNew } from './whats-new.tsx'
import styles from './home-page.module.css'

export function Page() {
  const { t } = useWords()
  return (
    <PageWidth>
      <div className={styles.page}>
        <PageHeading title={t('home.heading')} className="visually-hidden" />
        <div className={styles.first}>
          <Hero />
          <QuickActions />
        </div>
        <PopularPackages />
        <FibreBox />
        <LatestPromotions />
        <WhatsNew />
        <LoyaltyTeaser />
        <Community />
        <AppStrip />
        <HelpStrip />
      </div>
    </PageWidth>
  )
}
