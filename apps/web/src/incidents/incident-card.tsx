import type { Incident } from '#contracts/status.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { useWords } from '../i18n/use-words.ts'
import { byWords } from '../line/by-words.ts'
import { TellMe } from './tell-me.tsx'
import styles from './incident-card.module.css'

const TONES: Readonly<Record<Incident['status'], NonNullable<BadgeProps['tone']>>> = {
  INVESTIGATING: 'danger',
  IDENTIFIED: 'danger',
  FIXING: 'warning',
  MONITORING: 'success',
  PLANNED: 'brand',
  RESOLVED: 'plain',
}

/** An incident with its updates, newest first. Visitors can ask to be informed of its end. */
export function IncidentCard({ incident }: { readonly incident: Incident }) {
  const { t, pick } = useWords()
  const { title, titleMm, status, updates, resolvedAt, incidentId } = incident
  const heading = pick(title, titleMm)
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title} lang={heading.lang}>
          {heading.text}
        </h3>
        <Badge tone={TONES[status]}>{t(`status.phase.${status}`)}</Badge>
      </div>
      <Where incident={incident} />
      <ol className={styles.updates}>
        {updates.map((update) => (
          <Update key={update.at + update.text} update={update} />
        ))}
      </ol>
      {resolvedAt === null && <TellMe incidentId={incidentId} />}
    </Card>
  )
}

function Where({ incident }: { readonly incident: Incident }) {
  const words = useWords()
  const { t, lang } = words
  const { service, places, status, startedAt, etaAt, resolvedAt } = incident
  const names = places.map(({ name, nameMm }) => (lang === 'my' ? nameMm : name)).join(', ')
  const from = t(status === 'PLANNED' ? 'status.begins' : 'status.since', {
    when: byWords(startedAt, words),
  })
  const until = etaAt === null ? '' : t('status.until', { when: byWords(etaAt, words) })
  return (
    <p className={styles.soft}>
      {t(`status.service.${service}`)} · {names || t('status.everywhere')}
      <br />
      {resolvedAt === null
        ? [from, until].filter(Boolean).join(', ')
        : t('status.overAt', { when: byWords(resolvedAt, words) })}
    </p>
  )
}

function Update({ update }: { readonly update: Incident['updates'][number] }) {
  const words = useWords()
  const said = words.pick(update.text, update.textMm)
  return (
    <li>
      <time dateTime={update.at} className={styles.soft}>
        {byWords(update.at, words)}
      </time>
      <p lang={said.lang}>{said.text}</p>
    </li>
  )
}
