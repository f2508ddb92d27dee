import { Card, CardLink } from '#ui/card/card.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useRoamCountries } from '../../api/use-roam-countries.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { ROUTES } from '../../navigation/routes.ts'
import { FaqList } from '../../catalogue/faq-list.tsx'
import { ToolHead } from '../../catalogue/tool-head.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { List } from '../../skeletons/shapes.tsx'
import { CountryPicker } from './country-picker.tsx'
import styles from './hub-page.module.css'

const DOORS = [
  { routeId: 'roam', points: ['hub.roam1', 'hub.roam2', 'hub.roam3'] },
  { routeId: 'internationalCallAndSms', points: ['hub.call1', 'hub.call2', 'hub.call3'] },
] as const

/** Two doors, going abroad and calling abroad, and a country to start with. */
export function Page() {
  const { t } = useWords()
  const countries = useReading('roam-countries', useRoamCountries())
  return (
    <>
      <ToolHead
        routeId="international"
        title={t('routes.international.title')}
        lead={t('international.hubLead')}
      >
        <Readable
          reading={countries}
          waiting={
            <SkeletonGroup label={t('skeleton.loading')}>
              <List rows={1} />
            </SkeletonGroup>
          }
        >
          {(list) => <CountryPicker countries={list} current={null} />}
        </Readable>
      </ToolHead>
      <PageWidth>
        <div className={styles.body}>
          <div className={styles.doors}>
            {DOORS.map(({ routeId, points }) => (
              <Card key={routeId} as="article" padding="none" className={styles.door}>
                <Picture
                  picture={mediaPicture(routeId === 'roam' ? 'bagan-balloons' : ROUTES[routeId].art)}
                  alt=""
                  sizes="(min-width: 960px) 580px, 100vw"
                  className={styles.picture}
                />
                <div className={styles.words}>
                  <h2>
                    <CardLink href={toHref(pathOf(routeId))}>{t(`routes.${routeId}.title`)}</CardLink>
                  </h2>
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point}>{t(`international.${point}`)}</li>
                    ))}
                  </ul>
                </div>
              </Card>
            ))}
          </div>
          <FaqList category="ROAMING" />
        </div>
      </PageWidth>
    </>
  )
}
