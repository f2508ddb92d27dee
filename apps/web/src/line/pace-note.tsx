import { ClockIcon } from '#ui/icons/clock.tsx'
import type { UsedWords } from '../i18n/use-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { dayWords } from './day-words.ts'
import type { Pace } from './pace.ts'
import styles from './line.module.css'

/** The most useful sentence of the page. */
export const paceText = (pace: Pace, words: UsedWords): string =>
  pace.outlasts
    ? words.t('account.paceEnough')
    : words.t('account.paceUntil', { day: dayWords(pace.until, words) })

export function PaceNote({ pace }: { readonly pace: Pace }) {
  const words = useWords()
  return (
    <p className={pace.outlasts ? styles.enough : styles.pace}>
      <ClockIcon size={18} />
      {pace.outlasts
        ? paceText(pace, words)
        : words.t('account.paceShort', { day: dayWords(pace.until, words) })}
    </p>
  )
}
