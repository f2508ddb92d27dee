import type { AccountMain } from '#contracts/account.ts'
import type { Subscription } from '#contracts/purchases.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatKyat, formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { useTransactions } from '../../../api/use-transactions.ts'
import { now } from '../../../clock/now.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { dayWords } from '../../../line/day-words.ts'
import { useOwnFibre } from '../../../line/use-own-fibre.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { SetAsideNotes } from '../../../value/set-aside-notes.tsx'
import { ComingUp, Entry } from './coming-up.tsx'
import { countOf, FibreEntries, fibreUnderWay } from './fibre-under-way.tsx'

const MOST_OPEN = 3
const SOON_MS = 3 * 86_400_000

/** Waits for a code, is still being checked, is a bill or an order of home fibre, or renews within three days. */
export function UnderWay({ account }: { readonly account: AccountMain }) {
  const open = useTransactions({ status: 'PENDING' }, MOST_OPEN).data?.pages[0]?.result ?? []
  const fibre = fibreUnderWay(useOwnFibre())
  const renewing = account.activeSubscriptions.filter(renewsSoon)
  const setAside = account.setAside.length
  if (open.length + countOf(fibre) + renewing.length + setAside === 0) return null
  return (
    <ComingUp aside={setAside > 0 && <SetAsideNotes />}>
      {open.map((one) => (
        <OpenMove key={one.transactionId} move={one} />
      ))}
      <FibreEntries fibre={fibre} />
      {renewing.map((one) => (
        <Renewing key={one.subscriptionId} subscription={one} />
      ))}
    </ComingUp>
  )
}

const renewsSoon = ({ nextRenewAt }: Subscription) =>
  nextRenewAt !== null && Date.parse(nextRenewAt) - now() < SOON_MS

function OpenMove({ move }: { readonly move: Transaction }) {
  const { t, pick } = useWords()
  const name = move.packageName ? pick(move.packageName, move.packageNameMm).text : move.counterparty
  return (
    <Entry
      icon={<ClockIcon size={24} />}
      tone="warm"
      path={pathOf('myidHistory')}
      name={`${t(`account.type.${move.type}`)}${name ? ` · ${name}` : ''}`}
      soft={`${t('account.status.PENDING')} · ${formatTime(move.at)}`}
    />
  )
}

function Renewing({ subscription }: { readonly subscription: Subscription }) {
  const words = useWords()
  const { t, lang, pick } = words
  const name = pick(subscription.packageName, subscription.packageNameMm)
  const day = dayWords(yangonDayKey(subscription.nextRenewAt ?? subscription.expiresAt), words)
  return (
    <Entry
      icon={<RefreshIcon size={24} />}
      tone="plain"
      path={pathOf('myidPackages')}
      name={t('home.renews', { name: name.text, day })}
      lang={name.lang}
      soft={formatKyat(subscription.price, lang)}
    />
  )
}
