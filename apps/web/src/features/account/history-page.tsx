import { useState } from 'react'
import { LIST_PAGE_SIZE } from '#contracts/paging.ts'
import type { Transaction } from '#contracts/value.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { Rows } from '#ui/rows/rows.tsx'
import { Select } from '#ui/select/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Block } from '../../page/block.tsx'
import { now } from '../../clock/now.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Page as ServicePage } from '../../service/service-page.tsx'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { TransactionRow } from './transaction-row.tsx'
import { useTransactions, type HistoryFilter } from './use-transactions.ts'
import styles from './account.module.css'

const TYPES: readonly Transaction['type'][] = [
  'PACKAGE',
  'RENEWAL',
  'GIFT_OUT',
  'GIFT_IN',
  'SHARE_OUT',
  'SHARE_IN',
  'REFUND',
]
const STATUSES: readonly Transaction['status'][] = ['PENDING', 'SUCCEEDED', 'FAILED', 'REVERSED']

const DAYS = [1, 7, 30, 90] as const

/** Of so many days in Yangon, today included. */
const firstDay = (days: number): string => addDays(yangonDayKey(now()), 1 - days)

export function Page(props: PageProps) {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <History /> : <ServicePage {...props} />
}

function History() {
  const { t } = useWords()
  const [filter, setFilter] = useState<HistoryFilter>({})
  const [days, setDays] = useState<(typeof DAYS)[number] | null>(null)
  const title = t('routes.myidHistory.title')
  const chosen = <K extends string>(options: readonly K[], value: string) =>
    options.find((option) => option === value)
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId="myidHistory" title={title} under="myid" />
      <PageHeading title={title} />
      <div className={styles.filters}>
        <Select
          label={t('account.filterTime')}
          placeholder={t('account.all')}
          value={String(days ?? '')}
          options={DAYS.map((count) => ({ value: String(count), label: t(`account.days.${count}`) }))}
          onValue={(value) => setDays(DAYS.find((count) => String(count) === value) ?? null)}
        />
        <Select
          label={t('account.filterType')}
          placeholder={t('account.all')}
          value={filter.type ?? ''}
          options={TYPES.map((value) => ({ value, label: t(`account.type.${value}`) }))}
          onValue={(value) =>
            setFilter(({ type: _, ...rest }) => withDefined(rest, 'type', chosen(TYPES, value)))
          }
        />
        <Select
          label={t('account.filterStatus')}
          placeholder={t('account.all')}
          value={filter.status ?? ''}
          options={STATUSES.map((value) => ({ value, label: t(`account.status.${value}`) }))}
          onValue={(value) =>
            setFilter(({ status: _, ...rest }) => withDefined(rest, 'status', chosen(STATUSES, value)))
          }
        />
      </div>
      <Transactions filter={days === null ? filter : { ...filter, from: firstDay(days) }} />
    </PageWidth>
  )
}

const withDefined = <K extends keyof HistoryFilter>(
  rest: HistoryFilter,
  key: K,
  value: HistoryFilter[K] | undefined,
): HistoryFilter => (value === undefined ? rest : { ...rest, [key]: value })

function Transactions({ filter }: { readonly filter: HistoryFilter }) {
  const { t } = useWords()
  const rows = useTransactions(filter, LIST_PAGE_SIZE)
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="240px" />
    </SkeletonGroup>
  )
  return (
    <Block query={rows} skeleton={waiting}>
      {({ pages }) => {
        const all = pages.flatMap(({ result }) => result)
        if (all.length === 0) return <EmptyState icon={ClockIcon} title={t('account.noHistory')} />
        return (
          <>
            <Rows>
              {all.map((one) => (
                <TransactionRow key={`${one.transactionId}${one.type}`} transaction={one} />
              ))}
            </Rows>
            <ShowMore
              label={t('account.more')}
              loading={rows.isFetchingNextPage}
              done={!rows.hasNextPage}
              onMore={() => void rows.fetchNextPage()}
            />
          </>
        )
      }}
    </Block>
  )
}
