import type { Bucket } from '#contracts/account.ts'
import { formatDate } from '#language/formats.ts'
import { useWords } from '../../i18n/use-words.ts'
import { UNITS_SHOWN } from '../../line/left.ts'
import { amountText } from '../../value/amount-text.ts'
import styles from './account.module.css'

/** The parts of the rings: every bucket to the megabyte, with where it works and when it ends. */
export function Parts({ buckets }: { readonly buckets: readonly Bucket[] }) {
  const { t } = useWords()
  const parts = buckets.filter(({ unit, remaining }) => UNITS_SHOWN.includes(unit) && remaining > 0)
  if (parts.length === 0) return null
  return (
    <details className={styles.parts}>
      <summary>{t('account.parts')}</summary>
      <ul>
        {parts.map((bucket) => (
          <Part key={bucket.bucketId} bucket={bucket} />
        ))}
      </ul>
    </details>
  )
}

function Part({ bucket }: { readonly bucket: Bucket }) {
  const { t, lang, pick } = useWords()
  const { unit, remaining, initial, validTo, name, nameMm, scope } = bucket
  const words = name ? pick(name, nameMm) : null
  return (
    <li className={styles.part}>
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
    </li>
  )
}
