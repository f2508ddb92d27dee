import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { BlockFailed } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { WayCard } from '../../ways/way-card.tsx'
import styles from './packages-page.module.css'

type Props = { readonly error: Error; readonly onRetry: () => void }

/** The packages did not come: another try, and the codes that sell them without this page. */
export function PackagesFailed({ error, onRetry }: Props) {
  const { t } = useWords()
  return (
    <div className={styles.body}>
      <BlockFailed error={error} onRetry={onRetry} />
      <Section title={t('packages.byCodeTitle')} lead={t('packages.byCodeLead')}>
        <Grid columns={3}>
          <WayCard way={{ kind: 'ussd', code: 'packages' }} />
          <WayCard way={{ kind: 'ussd', code: 'balance' }} />
          <WayCard way={{ kind: 'ussd', code: 'menu' }} />
        </Grid>
      </Section>
    </div>
  )
}

export function PackagesAway({ title, ...failed }: Props & { readonly title: string }) {
  return (
    <PageWidth className={styles.head}>
      <PageHeading title={title} />
      <PackagesFailed {...failed} />
    </PageWidth>
  )
}
