import { moveIdTime } from '#contracts/move-id.ts'
import { formatTime } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { Timeline, type TimelineEvent } from '#ui/timeline/timeline.tsx'
import { useWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf, paths } from '../navigation/paths.ts'
import { BalanceStands } from './balance-stands.tsx'
import type { Checking } from './move-errors.ts'
import { ReportLink } from './report-link.tsx'
import { useSpent } from './spent.ts'
import styles from './result.module.css'

type Props = {
  readonly checking: Checking
  /** What was requested: a package, an amount. */
  readonly what: string
  /** The most it may charge, in words. */
  readonly price?: string | undefined
  readonly edge?: boolean
}

/** The core is silent: what is known, what is promised, and that nothing has to be done. */
export function Waiting({ checking, what, price, edge = false }: Props) {
  const { t } = useWords()
  const { words } = useSpent()
  return (
    <div className={styles.result}>
      <Outcome tone="waiting" title={t('purchases.checkingTitle')} edge={edge} takesFocus="ifLost">
        {t(words.waitText)}
      </Outcome>
      <div className={styles.middle}>
        <div className={styles.card}>
          <Timeline label={t('purchases.checkingTitle')} events={useEvents(checking, what)} />
        </div>
        <BalanceStands
          name={t(words.balance)}
          {...(price && { note: t('purchases.atMostOnce', { amount: price }) })}
        />
        <ButtonLink full href={toHref(paths.home)}>
          {t('purchases.goHome')}
        </ButtonLink>
        <ButtonLink full variant="quiet" href={toHref(pathOf('myidHistory'))}>
          {t('purchases.seeHistory')}
        </ButtonLink>
        <ReportLink
          report={{
            service: 'mobile',
            category: 'BALANCE_WRONG',
            thing: { kind: 'MOVE', id: checking.moveId },
          }}
        />
      </div>
    </div>
  )
}

function useEvents({ moveId, time }: Checking, what: string): TimelineEvent[] {
  const { t } = useWords()
  const asked = moveIdTime(moveId)
  return [
    {
      id: 'asked',
      state: 'done',
      stateLabel: t('purchases.waitSent'),
      title: t('purchases.waitAsked', { name: what }),
      ...(Number.isNaN(asked) ? {} : { time: formatTime(asked) }),
    },
    {
      id: 'core',
      state: 'now',
      stateLabel: t('account.status.PENDING'),
      title: t('purchases.waitCore'),
      text: t('purchases.waitCoreText'),
    },
    ...(time
      ? [
          {
            id: 'sms',
            state: 'next' as const,
            stateLabel: t('purchases.waitNext'),
            title: t('purchases.checkingSms', { time }),
            text: t('purchases.waitSmsText'),
          },
        ]
      : []),
  ]
}
