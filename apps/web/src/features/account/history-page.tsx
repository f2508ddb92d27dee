import { useState } from 'react'
import { LIST_PAGE_SIZE } from '#contracts/paging.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { useTransactions } from '../../api/use-transactions.ts'
import { Block } from '../../page/block.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Trail } from '../../service/trail.tsx'
import { useSession } from '../../session/session-store.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { SignedOut } from '../../line/signed-out.tsx'
import { askedFor, countOf, NO_FILTER, type ChosenFilter } from './chosen-filter.ts'
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
      <Transactions chosen={chosen} onClear={() => setChosen(NO_FILTER)} />
    </PageWidth>
  )
}

type TransactionsProps = { readonly chosen: ChosenFilter; readonly onClear: () => void }

function Transactions({ chosen, onClear }: TransactionsProps) {
  const { t } = useWords()
  const rows = useTransactions(askedFor(chosen), LIST_PAGE_SIZE)
  return (
    <Block query={rows} skeleton={<RowsComing rows={6} />}>
      {({ pages }) => {
        const all = pages.flatMap(({ result }) => result)
        if (all.length === 0) return countOf(chosen) === 0 ? <NoneYet /> : <NoneOfThese onClear={onClear} />
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

function NoneYet() {
  const { t } = useWords()
  return (
    <EmptyState
      icon={ClockIcon}
      title={t('account.noHistory')}
      actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
    />
  )
}

/** The filters hide what there is. */
function NoneOfThese({ onClear }: { readonly onClear: () => void }) {
  const { t } = useWords()
  return (
    <EmptyState
      title={t('account.noneOfFilters')}
      actions={<Button onClick={onClear}>{t('account.filterClear')}</Button>}
    />
  )
}
