import type { Bucket } from '#contracts/account.ts'
import { formatDate } from '#language/formats.ts'
import { Ring } from '#ui/ring/ring.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { ringOf, UNITS_SHOWN } from './ring-of.ts'
import { amountText, figureAndUnit } from '../../value/amount-text.ts'
import styles from './account.module.css'

/** What is left of data, minutes and messages at a glance; below it each part with its end. */
export function Buckets({ buckets }: { readonly buckets: readonly Bucket[] }) {
  const { t } = useWords()
  const parts = buckets.filter(({ unit, remaining }) => UNITS_SHOWN.includes(unit) && remaining > 0)
  return (
    <Section title={t('account.left')}>
      {parts.length === 0 ? (
        <p className={styles.soft}>{t('account.leftNothing')}</p>
      ) : (
        <>
          <ul className={styles.rings}>
            {UNITS_SHOWN.map((unit) => ringOf(unit, parts)).map(
              (ring) =>
                ring && (
                  <li key={ring.unit}>
                    <UnitRing unit={ring.unit} remaining={ring.remaining} share={ring.share} />
                  </li>
                ),
            )}
          </ul>
          <Rows>
            {parts.map((bucket) => (
              <BucketRow key={bucket.bucketId} bucket={bucket} />
            ))}
          </Rows>
        </>
      )}
    </Section>
  )
}

type RingOf = { readonly unit: Bucket['unit']; readonly remaining: number; readonly share: number }

function UnitRing({ unit, remaining, share }: RingOf) {
  const { t, lang } = useWords()
  const large = figureAndUnit({ unit, value: remaining }, lang, t)
  return (
    <Ring
      share={share}
      value={large.figure}
      unit={large.unit}
      label={t(`account.unit.${unit}`)}
      tone={share < 0.2 ? 'low' : 'brand'}
    />
  )
}

function BucketRow({ bucket }: { readonly bucket: Bucket }) {
  const { t, lang, pick } = useWords()
  const { unit, remaining, initial, validTo, name, nameMm, scope } = bucket
  const words = name ? pick(name, nameMm) : null
  return (
    <Row>
      <p className={styles.line}>
        <span className={styles.name} lang={words?.lang}>
          {words?.text ?? t(`account.unit.${unit}`)}
        </span>
        <span className={styles.amounts}>
          {amountText({ unit, value: remaining }, lang, t)}
          {initial !== null && ` / ${amountText({ unit, value: initial }, lang, t)}`}
        </span>
      </p>
      <p className={styles.soft}>
        {scope !== 'ANY' && `${t(`packages.scope.${scope}`)} · `}
        {validTo
          ? t('account.until', { date: formatDate(Date.parse(validTo) - 1, lang) })
          : t('account.noEnd')}
      </p>
    </Row>
  )
}
