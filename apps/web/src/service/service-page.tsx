import { brand } from '#brand'
import type { TextKey } from '#i18n/keys.generated.ts'
import { CheckIcon } from '#ui/icons/check.tsx'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import type { PageProps } from '../page/page-props.ts'
import type { RouteRow } from '../navigation/route-row.ts'
import { ROUTES } from '../navigation/routes.ts'
import { useWords } from '../i18n/use-words.ts'
import { hasText } from '../i18n/words.ts'
import { Related } from './related.tsx'
import { Trail } from './trail.tsx'
import { WayCard } from '../ways/way-card.tsx'
import styles from './service-page.module.css'

const POINTS = ['point1', 'point2', 'point3'] as const

/** A route whose page is another one has its title only. */
const isWritten = (key: string): key is TextKey => hasText(key)

/** The code that the words speak of: the route's own, else the menu that leads everywhere. */
function codeOf(route: RouteRow): string {
  const way = route.ways.find((one) => one.kind === 'ussd')
  return brand.ussd[way?.code ?? 'menu']
}

/** What a service is and how to get it today: by code, by phone, at the counter. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const route: RouteRow = ROUTES[routeId]
  const slots = { ussd: codeOf(route) }
  const title = t(`routes.${routeId}.title`, slots)
  const lead = `routes.${routeId}.lead`
  const points = POINTS.map((point) => `routes.${routeId}.${point}`).filter(isWritten)
  return (
    <>
      <div className={styles.hero}>
        <PageWidth>
          <div className={styles.heroGrid}>
            <div className={styles.words}>
              <Trail routeId={routeId} title={title} />
              <PageHeading title={title} />
              {isWritten(lead) && <p className={styles.lead}>{t(lead, slots)}</p>}
              {points.length > 0 && (
                <ul className={styles.points} aria-label={t('service.goodToKnow')}>
                  {points.map((point) => (
                    <li key={point}>
                      <CheckIcon size={18} className={styles.tick} />
                      <span>{t(point, slots)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <Picture
              picture={mediaPicture(route.art)}
              alt=""
              sizes="(min-width: 960px) 540px, 100vw"
              priority
              className={styles.art}
            />
          </div>
        </PageWidth>
      </div>
      <PageWidth>
        <div className={styles.body}>
          <Section title={t('service.waysTitle')} lead={t('service.waysLead')}>
            <Grid columns={3}>
              {route.ways.map((way) => (
                <WayCard key={JSON.stringify(way)} way={way} />
              ))}
            </Grid>
          </Section>
          <Related routeId={routeId} />
        </div>
      </PageWidth>
    </>
  )
}
