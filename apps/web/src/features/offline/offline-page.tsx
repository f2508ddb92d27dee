import { brand } from '#brand'
import { Card, CardLink } from '#ui/card/card.tsx'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { ToolHead } from '../../catalogue/tool-head.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { StatusLink } from '../../page/status-link.tsx'
import { WayCard } from '../../ways/way-card.tsx'
import styles from './offline-page.module.css'

const KEPT = ['whatIsNew', 'ussd', 'internationalCallAndSms'] as const

/** What still works without a network: the copies on this phone, the codes, the telephone. */
export function Page() {
  const { t } = useWords()
  return (
    <>
      <ToolHead
        routeId="offline"
        title={t('routes.offline.title')}
        lead={t('offline.lead', { ussd: brand.ussd.menu })}
      />
      <PageWidth>
        <div className={styles.body}>
          <Section title={t('offline.keptTitle')} lead={t('offline.keptLead')}>
            <Grid columns={3}>
              {KEPT.map((routeId) => (
                <Card key={routeId} as="article">
                  <h3>
                    <CardLink href={toHref(pathOf(routeId))}>{t(`routes.${routeId}.title`)}</CardLink>
                  </h3>
                  <p className={styles.text}>{t(`offline.kept.${routeId}`)}</p>
                </Card>
              ))}
            </Grid>
          </Section>
          <Section title={t('offline.phoneTitle')}>
            <Grid columns={3}>
              <WayCard way={{ kind: 'ussd', code: 'menu' }} />
              <WayCard way={{ kind: 'ussd', code: 'balance' }} />
              <WayCard way={{ kind: 'hotline' }} />
            </Grid>
          </Section>
          <StatusLink />
        </div>
      </PageWidth>
    </>
  )
}
