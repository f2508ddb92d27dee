import type { AccountMain } from '#contracts/account.ts'
import { formatDataLeft } from '#language/data-left.ts'
import { formatMegabytes } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Orchid } from '#ui/orchid/orchid.tsx'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { leftOf, type Left } from '../../../line/left.ts'
import { PaceNote } from '../../../line/pace-note.tsx'
import { usePace } from '../../../line/use-pace.ts'
import { figureAndUnit } from '../../../value/amount-text.ts'
import { Counters } from './counters.tsx'
import styles from './what-is-left.module.css'

type Props = { readonly account: AccountMain }

/** Data as the flower of the house and as a figure; below it minutes, messages and days. */
export function WhatIsLeft({ account }: Props) {
  const { t } = useWords()
  const data = leftOf('MB', account.buckets)
  const pace = usePace(account)
  return (
    <section aria-label={t('account.left')} className={styles.card}>
      <div className={styles.flower}>
        <Orchid share={data?.share ?? 0} label={useOrchidWords(data)} />
      </div>
      <div className={styles.data}>
        <h2 className={styles.name}>{t('home.dataLeft')}</h2>
        <BigFigure megabytes={data?.remaining ?? 0} />
        {data && (
          <p className={styles.soft}>{t('account.outOf', { whole: formatMegabytes(data.initial) })}</p>
        )}
      </div>
      {pace && (
        <div className={styles.pace}>
          <PaceNote pace={pace} />
        </div>
      )}
      {!data && (
        <div className={styles.pace}>
          <ButtonLink full href={toHref(pathOf('mobileServices'))}>
            {t('home.buyData')}
          </ButtonLink>
        </div>
      )}
      <Counters account={account} />
    </section>
  )
}

function useOrchidWords(data: Left | null): string {
  const { t } = useWords()
  if (!data) return t('home.noData')
  return `${formatDataLeft(data.remaining)} ${t('account.outOf', { whole: formatMegabytes(data.initial) })}`
}

/** The unit is smaller than the number. */
function BigFigure({ megabytes }: { readonly megabytes: number }) {
  const { figure, unit } = figureAndUnit(formatDataLeft(megabytes))
  return (
    <p className={styles.big}>
      {figure}
      <small> {unit}</small>
    </p>
  )
}
