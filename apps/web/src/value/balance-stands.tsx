import { formatTime } from '#language/formats.ts'
import { useAccount } from '../api/use-account.ts'
import { useWords } from '../i18n/use-words.ts'
import { amountText } from './amount-text.ts'
import { useSpent } from './spent.ts'
import styles from './result.module.css'

type Props = { readonly name: string; readonly note?: string }

/** The balance, or the points, as the line has it, with its time; nothing while nobody can say it. */
export function BalanceStands({ name, note }: Props) {
  const { t, lang } = useWords()
  const { unit, totalOf } = useSpent()
  const account = useAccount().data
  if (!account || account.stale) return null
  return (
    <section className={styles.stands}>
      <span>{name}</span>
      <strong>{amountText({ unit, value: totalOf(account.totals) }, lang, t)}</strong>
      <small>
        {[note, t('account.asOf', { time: formatTime(account.asOf) })].filter(Boolean).join(' · ')}
      </small>
    </section>
  )
}
