import type { ShareInfo } from '#contracts/sharing.ts'
import { formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Ring } from '#ui/ring/ring.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { amountText, figureAndUnit } from '../../value/amount-text.ts'
import { AskLink } from './ask-link.tsx'
import styles from './sharing.module.css'

type Props = {
  readonly info: ShareInfo
  /** The form is behind: a phone shows what comes next at once. */
  readonly behind: boolean
}

/** What can be given away, what of the day is left, and why it may be less than all there is. */
export function ShareHead({ info, behind }: Props) {
  const { t, lang } = useWords()
  const { unit, shareable, total, notShared } = info
  const text = (value: number) => amountText({ unit, value }, lang, t)
  const large = figureAndUnit(text(shareable))
  return (
    <Card
      as="section"
      tone="tint"
      padding="roomy"
      className={classNames(styles.head, unit === 'MMK' && styles.wordsOnly, behind && styles.behind)}
    >
      {unit !== 'MMK' && (
        <Ring
          share={total === 0 ? 0 : shareable / total}
          value={large.figure}
          of={large.unit}
          label={t('sharing.ofTotal', { total: text(total) })}
          tone={unit === 'MIN' ? 'minutes' : 'use'}
        />
      )}
      <div className={styles.headWords}>
        <h2 className={styles.title}>{t(unit === 'MMK' ? 'account.mainBalance' : 'sharing.shareable')}</h2>
        {unit === 'MMK' && <p className={styles.large}>{text(shareable)}</p>}
        <Today info={info} />
      </div>
      {notShared.length > 0 && (
        <details className={styles.why}>
          <summary>{t('sharing.whyLess')}</summary>
          <ul>
            {notShared.map((part, at) => (
              <NotSharedRow key={at} part={part} amount={text(part.amount)} />
            ))}
          </ul>
        </details>
      )}
      {info.canAsk && (
        <div className={styles.why}>
          <AskLink info={info} />
        </div>
      )}
    </Card>
  )
}

function Today({ info }: { readonly info: ShareInfo }) {
  const { t, lang } = useWords()
  const { perDayCount, usedToday, perDayAmount, amountUsedToday } = info.limits
  const text = (value: number) => amountText({ unit: info.unit, value }, lang, t)
  return (
    <div className={styles.today}>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: perDayCount }, (_, at) => (
          <span key={at} className={classNames(styles.dot, at < usedToday && styles.used)} />
        ))}
      </span>
      <p>
        {t('sharing.today', { used: formatInteger(usedToday), count: formatInteger(perDayCount) })}
        <br />
        {t('sharing.todayAmount', { used: text(amountUsedToday), amount: text(perDayAmount) })}
      </p>
    </div>
  )
}

type RowProps = { readonly part: ShareInfo['notShared'][number]; readonly amount: string }

function NotSharedRow({ part, amount }: RowProps) {
  const { t, pick } = useWords()
  const name = part.packageName ? pick(part.packageName, part.packageNameMm) : null
  return (
    <li>
      <span className={styles.strong}>{amount}</span>
      {name && (
        <>
          {' · '}
          <span lang={name.lang}>{name.text}</span>
        </>
      )}
      <br />
      {t(`sharing.not.${part.why}`)}
    </li>
  )
}
