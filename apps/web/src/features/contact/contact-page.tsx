import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { PageHeading } from '../../app/page-heading.tsx'
import type { PageProps } from '../../app/route-types.ts'
import { ROUTES } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { WayCard } from '../../ways/way-card.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  return (
    <PageWidth>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeading title={t('contact.title')} />
          <p className={styles.lead}>{t('contact.lead')}</p>
        </div>
        <div className={styles.parts}>
          <ContactForm />
          <Section title={t('contact.otherWays')}>
            <Grid columns={2}>
              {ROUTES[routeId].ways.map((way) => (
                <WayCard key={way.kind} way={way} />
              ))}
            </Grid>
          </Section>
        </div>
      </div>
    </PageWidth>
  )
}
