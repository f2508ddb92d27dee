import type { Allowance, VasPackage } from '#contracts/packages.ts'
import { useWords } from '../i18n/use-words.ts'
import { figureAndUnit } from '../value/amount-text.ts'
import { allowanceText } from './allowance-text.ts'
import { scopeText, totalOf, validityText } from './package-words.ts'
import styles from './card-amount.module.css'

/** One line per unit, the main one first. */
function totalsOf(allowances: readonly Allowance[]): Allowance[] {
  const firsts = allowances.filter(
    ({ unit }, index) => allowances.findIndex((other) => other.unit === unit) === index,
  )
  return firsts.map((first) => {
    const total = totalOf(allowances, first.unit)
    return Number.isFinite(total) ? { ...first, value: total } : { ...first, unlimited: true }
  })
}

/** Amount, duration, and what is included or where it works. */
export function CardAmount({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t, lang } = useWords()
  const { allowances, validity } = vasPackage
  const [main, ...others] = totalsOf(allowances)
  const days = <span className={styles.days}>{validityText(validity, lang)}</span>
  if (!main) return <p>{days}</p>
  const { figure, unit } = figureAndUnit(allowanceText(main, lang, t))
  return (
    <>
      <p className={styles.amount}>
        <span className={styles.whole}>
          <b className={unit ? styles.figure : styles.word}>{figure}</b>
          {unit && <b className={styles.unit}> {unit}</b>}
        </span>{' '}
        {days}
      </p>
      {(others.length > 0 || main.scope !== 'ANY') && (
        <p className={styles.with}>
          {others.length > 0
            ? `+ ${others.map((other) => allowanceText(other, lang, t)).join(' + ')}`
            : scopeText(main, lang, t)}
        </p>
      )}
    </>
  )
}
