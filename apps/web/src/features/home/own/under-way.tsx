import type { ReactNode } from 'react'
import type { AccountMain } from '#contracts/account.ts'
import type { Subscription } from '#contracts/purchases.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatKyat, formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { useTransactions } from '../../../api/use-transactions.ts'
import { now } from '../../../clock/now.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { dayWords } from '../../../line/day-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { SetAsideNotes } from '../../../value/set-aside-notes.tsx'
import styles from './under-way.module.css'

const MOST_OPEN = 3
const SOON_MS = 3 * 86_400_000

/** What has begun and is not over: waits for a code, is still being checked, or renews within three days. */
export function UnderWay({ account }: { readonly account: AccountMain }) {
  const { t } = useWords()
  const open = useTransactions({ status: 'PENDING' }, MOST_OPEN).data?.pages[0]?.result ?? []
  const renewing = account.activeSubscriptions.filter(renewsSoon)
  if (open.length + renewing.length + account.setAside.length === 0) return null
  return (
    <section aria-labelledby="under-way" className={styles.card}>
      <h2 id="under-way" className={styles.title}>
        {t('home.underWay')}
      </h2>
      {account.setAside.length > 0 && (
        <div className={styles.aside}>
          <SetAsideNotes />
        </div>
      )}
      <ul>
        {open.map((one) => (
          <OpenMove key={one.transactionId} move={one} />
        ))}
        {renewing.map((one) => (
          <Renewing key={one.subscriptionId} subscription={one} />
        ))}
      </ul>
    </section>
  )
}

const renewsSoon = ({ nextRenewAt }: Subscription) =>
  nextRenewAt !== null && Date.parse(nextRenewAt) - now() < SOON_MS

function OpenMove({ move }: { readonly move: Transaction }) {
  const { t, pick } = useWords()
  const name = move.packageName ? pick(move.packageName, move.packageNameMm).text : move.counterparty
  return (
    <Entry icon={<ClockIcon size={24} />} tone="warm" href={toHref(pathOf('myidHistory'))}>
      <span className={styles.name}>
        {t(`account.type.${move.type}`)}
        {name && ` · ${name}`}
      </span>
      <span className={styles.soft}>
        {t('account.status.PENDING')} · {formatTime(move.at)}
      </span>
    </Entry>
  )
}

function Renewing({ subscription }: { readonly subscription: Subscription }) {
  const words = useWords()
  const { t, lang, pick } = words
  const name = pick(subscription.packageName, subscription.packageNameMm)
  const day = dayWords(yangonDayKey(subscription.nextRenewAt ?? subscription.expiresAt), words)
  return (
    <Entry icon={<RefreshIcon size={24} />} tone="plain" href={toHref(pathOf('myidPackages'))}>
      <span className={styles.name} lang={name.lang}>
        {t('home.renews', { name: name.text, day })}
      </span>
      <span className={styles.soft}>{formatKyat(subscription.price, lang)}</span>
    </Entry>
  )
}

type EntryProps = {
  readonly icon: ReactNode
  readonly tone: 'plain' | 'warm'
  readonly href: string
  readonly children: ReactNode
}

function Entry({ icon, tone, href, children }: EntryProps) {
  return (
    <li>
      <a href={href} className={styles.entry}>
        <Disc tone={tone}>{icon}</Disc>
        <span className={styles.words}>{children}</span>
        <ChevronRightIcon size={20} />
      </a>
    </li>
  )
}
