import { useState } from 'react'
import { LIST_PAGE_SIZE } from '#contracts/paging.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { useTransactions, type HistoryFilter } from '../../api/use-transactions.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { SignedOut } from '../../line/signed-out.tsx'
import { askedFor, NO_FILTER, type ChosenFilter } from './chosen-filter.ts'
import { HistoryDays } from './history-days.tsx'
import { HistoryFilters } from './history-filters.tsx'
import account from './account.module.css'
import styles from './history.module.css'

export function Page() {
  const signedIn = useSession().state === 'signedIn'
  return signedIn ? <History /> : <SignedOut place="myidHistory" />
}

function History() {
  const { t } = useWords()
  const [chosen, setChosen] = useState<ChosenFilter>(NO_FILTER)
  const title = t('routes.myidHistory.title')
  return (
    <PageWidth narrow className={account.page}>
      <Trail routeId="myidHistory" title={title} under="myid" />
      <div className={styles.head}>
        <PageHeading title={title} />
        <HistoryFilters chosen={chosen} onChoose={setChosen} />
      </div>
      <Transactions filter={askedFor(chosen)} />
    </PageWidth>
  )
}

function Transactions({ filter }: { readonly filter: HistoryFilter }) {
  const { t } = useWords()
  const rows = useTransactions(filter, LIST_PAGE_SIZE)
  return (
    <Block query={rows} skeleton={<RowsComing rows={6} />}>
      {({ pages }) => {
        const all = pages.flatMap(({ result }) => result)
        if (all.length === 0) return <EmptyState icon={ClockIcon} title={t('account.noHistory')} />
        return (
          <>
            <Card className={styles.card}>
              <HistoryDays rows={all} level={2} />
            </Card>
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
