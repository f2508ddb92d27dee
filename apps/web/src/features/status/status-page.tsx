import type { Incident } from '#contracts/status.ts'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { Button } from '#ui/button/button.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Section } from '#ui/section/section.tsx'
import { useIncidents } from '../../api/use-incidents.ts'
import { useReadings } from '../../api/use-readings.ts'
import { useWords } from '../../i18n/use-words.ts'
import { IncidentCard } from '../../incidents/incident-card.tsx'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { StatusLink } from '../../page/status-link.tsx'
import { setMyPlace, useMyPlace } from '../../places/my-place.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import { Trail } from '../../service/trail.tsx'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { Readings } from './readings.tsx'
import { sortOut, sumUp, type Sum } from './sum-up.ts'
import styles from './status.module.css'

const TONES = { UP: 'success', BAD: 'warning', UNKNOWN: 'info' } as const satisfies Record<Sum, string>

/** What is disturbed, by place; what is planned; what was; and how our own systems are doing. */
export function Page({ routeId }: PageProps) {
  const { t } = useWords()
  const mine = useMyPlace()
  const placeId = mine ? (mine.wardId ?? mine.townshipId ?? mine.regionId) : null
  const incidents = useIncidents(placeId)
  const readings = useReadings()
  const title = t('routes.status.title')
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId={routeId} title={title} />
      <PageHeading title={title} />
      <p className={styles.lead}>{t('status.lead')}</p>
      {incidents.data && readings.data && <Summary all={incidents.data} readings={readings.data} />}
      <Where />
      <Block query={incidents} skeleton={<RowsComing rows={4} />}>
        {(all) => <Incidents all={all} hasPlace={placeId !== null} />}
      </Block>
      <Section title={t('status.partsTitle')}>
        <Block query={readings} skeleton={<RowsComing rows={5} />}>
          {(all) => <Readings readings={all} />}
        </Block>
      </Section>
      <StatusLink label={t('status.alone')} />
    </PageWidth>
  )
}

/** The same place as for fibre and reports: chosen once, kept on the phone. */
function Where() {
  const { t } = useWords()
  const choice = usePlaceChoice()
  return (
    <Section title={t('status.placeTitle')}>
      <PlaceFields choice={choice} />
      {choice.region && (
        <Button size="small" variant="quiet" className={styles.clear} onClick={() => setMyPlace(null)}>
          {t('status.clearPlace')}
        </Button>
      )}
    </Section>
  )
}

type Told = { readonly all: readonly Incident[]; readonly readings: Parameters<typeof sumUp>[0] }

/** One sentence on top. */
function Summary({ all, readings }: Told) {
  const { t } = useWords()
  const sum = sumUp(readings, sortOut(all).now)
  return <Notice tone={TONES[sum]} title={t(`status.all.${sum}`)} announce="polite" />
}

type Props = { readonly all: readonly Incident[]; readonly hasPlace: boolean }

function Incidents({ all, hasPlace }: Props) {
  const { t } = useWords()
  const { now, planned, past } = sortOut(all)
  return (
    <>
      <Section title={t('status.nowTitle')}>
        {now.length === 0 ? (
          <p>{t(hasPlace ? 'status.nowNoneHere' : 'status.nowNone')}</p>
        ) : (
          <Cards all={now} />
        )}
      </Section>
      {planned.length > 0 && (
        <Section title={t('status.plannedTitle')}>
          <Cards all={planned} />
        </Section>
      )}
      <Accordion>
        <AccordionItem title={t('status.pastTitle')}>
          {past.length === 0 ? <p>{t('status.pastNone')}</p> : <Cards all={past} />}
        </AccordionItem>
      </Accordion>
    </>
  )
}

const Cards = ({ all }: { readonly all: readonly Incident[] }) => (
  <div className={styles.cards}>
    {all.map((incident) => (
      <IncidentCard key={incident.incidentId} incident={incident} />
    ))}
  </div>
)
