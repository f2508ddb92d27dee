import type { IncidentService } from '#contracts/status.ts'
import { useIncidents } from '../api/use-incidents.ts'
import { useHydrated } from '../first-paint/use-hydrated.ts'
import { useWords } from '../i18n/use-words.ts'
import { useMyPlace } from '../places/my-place.ts'
import { IncidentCard } from './incident-card.tsx'
import styles from './known-incidents.module.css'

type Props = { readonly service: IncidentService }

/** Known incidents at the visitor's place, shown before they report one again. Never prerendered, because it would be out of date. */
export function KnownIncidents({ service }: Props) {
  return useHydrated() ? <Known service={service} /> : null
}

/** Without a place only incidents that are everywhere. */
function Known({ service }: Props) {
  const { t } = useWords()
  const mine = useMyPlace()
  const placeId = mine ? (mine.wardId ?? mine.townshipId ?? mine.regionId) : null
  const known = (useIncidents(placeId).data ?? []).filter(
    (one) =>
      one.resolvedAt === null &&
      one.status !== 'PLANNED' &&
      one.service === service &&
      (placeId !== null || one.placeIds.length === 0),
  )
  if (known.length === 0) return null
  return (
    <section className={styles.known} aria-label={t('status.here')}>
      {known.map((incident) => (
        <IncidentCard key={incident.incidentId} incident={incident} />
      ))}
    </section>
  )
}
