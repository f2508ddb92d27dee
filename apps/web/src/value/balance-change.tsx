import { formatInteger } from '#language/formats.ts'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Meter } from '#ui/meter/meter.tsx'
import { useWords } from '../i18n/use-words.ts'
import { amountText } from './amount-text.ts'
import { useSpent } from './spent.ts'
import { useCount } from './use-count.ts'
import styles from './result.module.css'

type Props = { readonly before: number; readonly after: number }

/** What was, what is: the figure runs from one to the other, and its end is in the words from the start. */
export function BalanceChange({ before, after }: Props) {
  const { t, lang } = useWords()
  const { unit, words } = useSpent()
  const text = (value: number) => amountText({ unit, value }, lang, t)
  const shown = useCount(before, after)
  return (
    <div className={styles.change}>
      <span>{t(words.balance)}</span>
      <span className={styles.figures}>
        <del>{formatInteger(before)}</del>
        <ArrowRightIcon size={18} />
        <strong aria-hidden="true" className={styles.counting}>
          {text(shown)}
        </strong>
        <span className="visually-hidden">{text(after)}</span>
      </span>
      <Meter share={Math.min(1, after / Math.max(1, before, after))} />
    </div>
  )
}
