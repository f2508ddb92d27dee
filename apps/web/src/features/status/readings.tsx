import type { Reading } from '#contracts/status.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { byWords } from '../../line/by-words.ts'
import styles from './status.module.css'

const TONES: Readonly<Record<Reading['state'], NonNullable<BadgeProps['tone']>>> = {
  UP: 'success',
  DEGRADED: 'warning',
  DOWN: 'danger',
  UNKNOWN: 'plain',
}

/** A row of each system, with since when nothing was seen of it. */
export function Readings({ readings }: { readonly readings: readonly Reading[] }) {
  const words = useWords()
  const { t, lang } = words
  const newsOf = ({ heardAt }: Reading) =>
    heardAt === null ? t('status.noNews') : t('status.noNewsSince', { when: byWords(heardAt, words) })
  return (
    <Rows>
      {readings.map((one) => (
        <Row key={one.part + (one.name ?? '')} spread>
          <span>
            {t(`status.part.${one.part}`, { name: (lang === 'my' ? one.nameMm : one.name) ?? '' })}
            {one.state === 'UNKNOWN' && <span className={styles.news}>{newsOf(one)}</span>}
          </span>
          <Badge tone={TONES[one.state]}>{t(`status.state.${one.state}`)}</Badge>
        </Row>
      ))}
    </Rows>
  )
}
