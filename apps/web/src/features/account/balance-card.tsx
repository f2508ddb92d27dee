import { useState } from 'react'
import type { AccountMain } from '#contracts/account.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { formatDate, formatInteger, formatKyat, formatTime } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { now } from '../../clock/now.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useSecondsLeft } from '../../codes/use-seconds-left.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './account.module.css'

type Props = {
  readonly account: AccountMain
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

const REFRESH_EVERY_MS = 20_000

export function BalanceCard({ account, refreshing, onRefresh }: Props) {
  const { t, lang } = useWords()
  const [againAt, setAgainAt] = useState<number | null>(null)
  const wait = useSecondsLeft(againAt)
  const { totals, subscriber, asOf, stale } = account

  function refresh() {
    setAgainAt(now() + REFRESH_EVERY_MS)
    onRefresh()
  }
  return (
    <Card as="section" tone="tint" padding="roomy" className={styles.balance}>
      <h2 className={styles.name}>{t('account.mainBalance')}</h2>
      <p className={styles.amount}>{formatKyat(totals.main, lang)}</p>
      <p>{displayMsisdn(subscriber.msisdn)}</p>
      {totals.points > 0 && <p>{t('account.points', { count: formatInteger(totals.points) })}</p>}
      {subscriber.lineExpiresAt && (
        <p>{t('account.lineUntil', { date: formatDate(subscriber.lineExpiresAt, lang) })}</p>
      )}
      <div className={styles.asOf}>
        <span>{t('account.asOf', { time: formatTime(asOf) })}</span>
        {stale && <Badge tone="warning">{t('account.stale')}</Badge>}
        <Button
          size="small"
          variant="quiet"
          icon={RefreshIcon}
          loading={refreshing}
          disabled={wait > 0}
          onClick={refresh}
        >
          {t('account.refresh')}
        </Button>
      </div>
      <div className={styles.buttons}>
        <ButtonLink icon={WalletIcon} href={toHref(pathOf('topUp'))}>
          {t('purchases.topUp')}
        </ButtonLink>
        <ButtonLink variant="secondary" icon={PackageIcon} href={toHref(pathOf('mobileServices'))}>
          {t('account.packages')}
        </ButtonLink>
      </div>
    </Card>
  )
}
