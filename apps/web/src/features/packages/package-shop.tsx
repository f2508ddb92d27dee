import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { useSearchPackages } from '../../api/use-search-packages.ts'
import { useOwnFacts } from '../../line/use-own-facts.ts'
import { currentSearch, replaceSearch } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { CompareBar } from './compare-bar.tsx'
import { readCompared, toggled, writeCompared } from './compared.ts'
import { FilterBar } from './filter-bar.tsx'
import {
  isFiltered,
  NO_FILTERS,
  readFilters,
  searchOf,
  writeFilters,
  type PackageFilters,
} from './package-filters.ts'
import { PackageListWaiting } from './package-list.tsx'
import { PackageShelves } from './package-shelves.tsx'
import { PackagesFailed } from './packages-away.tsx'
import styles from './package-shop.module.css'

const setCompared = (codes: readonly string[] | null) => replaceSearch(writeCompared(currentSearch(), codes))

/** Filters and what is compared live in the address: a package opened and left again, or a link sent to a friend, shows the same list. */
export function PackageShop({ groupId }: { groupId: string | null }) {
  const { t } = useWords()
  const search = useSearch()
  const own = useOwnFacts()
  const filters = readFilters(search)
  const compared = readCompared(search)
  const query = searchOf(filters, groupId, own.balance)
  const found = useSearchPackages(query)
  const reading = useReading(`packages ${JSON.stringify(query)}`, found)
  const pages = reading.state === 'loaded' ? reading.data.pages : null
  const total = pages?.[0]?.page?.total ?? null
  const packages = pages?.flatMap((page) => page.result) ?? []
  const onFilters = useCallback(
    (next: PackageFilters) => replaceSearch(writeFilters(currentSearch(), next)),
    [],
  )
  const byShelf = filters.sort === NO_FILTERS.sort && !isFiltered(filters)
  return (
    <>
      <PageWidth className={styles.shop}>
        <FilterBar
          filters={filters}
          onFilters={onFilters}
          total={total}
          balance={own.balance}
          comparing={compared !== null}
          onComparing={(on) => setCompared(on ? [] : null)}
        />
        {reading.state === 'waiting' && <PackageListWaiting />}
        {reading.state === 'failed' && <PackagesFailed error={reading.error} onRetry={reading.retry} />}
        {reading.state === 'loaded' && (
          <>
            <KeptNote at={reading.keptAt} />
            <PackageShelves
              packages={packages}
              own={own}
              form={byShelf ? (groupId === null ? 'shop' : 'group') : 'list'}
              compared={compared}
              onCompare={(code) => setCompared(toggled(readCompared(currentSearch()) ?? [], code))}
              onClear={() => onFilters(NO_FILTERS)}
            />
            {packages.length > 0 && (
              <ShowMore
                label={t('packages.more')}
                progress={t('packages.progress', {
                  shown: packages.length,
                  total: total ?? packages.length,
                })}
                loading={found.isFetchingNextPage}
                done={!found.hasNextPage}
                onMore={() => void found.fetchNextPage()}
              />
            )}
          </>
        )}
      </PageWidth>
      {compared && (
        <CompareBar
          codes={compared}
          onRemove={(code) => setCompared(compared.filter((other) => other !== code))}
          onEnd={() => setCompared(null)}
        />
      )}
    </>
  )
}
