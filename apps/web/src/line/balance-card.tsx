import { useState, type ReactNode } from 'react'
import { formatDate, formatInteger, formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { PlusIcon } from '#ui/icons/plus.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { now } from '../clock/now.ts'
import { useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { dayWords } from './day-words.ts'
import type { OwnLine } from './use-own-line.ts'
import styles from './balance-card.module.css'

type Props = {
  readonly line: OwnLine
  /** One row: the amount, and the way to top up. */
  readonly thin?: boolean
  /** Shown beside the top-up link. */
  readonly action?: ReactNode
}

/** The main balance with the time it was read. */
export function BalanceCard({ line, thin = false, action }: Props) {
  const { t, lang } = useWords()
  const { totals, subscriber } = line.account
  return (
    <section aria-label={t('account.mainBalance')} className={classNames(styles.card, thin && styles.thin)}>
      <Weave />
      <div className={styles.head}>
        <h2 className={styles.name}>{t('account.mainBalance')}</h2>
        <AsOf line={line} />
      </div>
      <p className={styles.amount}>
        {formatInteger(totals.main)} <small>{t('home.kyat')}</small>
      </p>
      {!thin && subscriber.lineExpiresAt && (
        <p className={styles.soft}>
          {t('account.openUntil', { date: formatDate(subscriber.lineExpiresAt, lang) })}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink variant="inverse" icon={PlusIcon} href={toHref(pathOf('topUp'))}>
          {t('purchases.topUp')}
        </ButtonLink>
        {action}
      </div>
    </section>
  )
}

const REFRESH_EVERY_MS = 20_000

/** When it was read; a press reads again. Says so when that fails. */
function AsOf({ line }: Pick<Props, 'line'>) {
  const words = useWords()
  const { t } = words
  const [againAt, setAgainAt] = useState<number | null>(null)
  const wait = useSecondsLeft(againAt)
  const { asOf } = line.account
  const day = yangonDayKey(asOf)
  const time = formatTime(asOf)
  const when =
    day === yangonDayKey(now()) ? time : t('account.dayAndTime', { day: dayWords(day, words), time })
  return (
    <div className={styles.asOf}>
      <button
        type="button"
        className={styles.refresh}
        aria-label={`${t('account.asOf', { time: when })}. ${t('account.refresh')}`}
        aria-busy={line.refreshing || undefined}
        disabled={wait > 0}
        onClick={() => {
          setAgainAt(now() + REFRESH_EVERY_MS)
          line.refresh()
        }}
      >
        <RefreshIcon size={16} className={classNames(line.refreshing && styles.turning)} />
        {t('account.asOf', { time: when })}
      </button>
      {line.old && (
        <p role="status" className={styles.old}>
          <ClockIcon size={16} />
          {t('account.stale')}
        </p>
      )}
    </div>
  )
}
