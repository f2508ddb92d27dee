import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { PageWidth } from '#ui/layout/layout.tsx'
import { ShowMore } from '#ui/pagination/show-more.tsx'
import { useSearchPackages } from '../../api/use-search-packages.ts'
import { currentSearch, replaceSearch } from '../../navigation/hash-location.ts'
import { useBreakpoint } from '../../page/breakpoint.ts'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { CompareBar } from './compare-bar.tsx'
import { readCompared, toggled, writeCompared } from './compared.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterFields } from './filter-fields.tsx'
import { NO_FILTERS, readFilters, searchOf, writeFilters, type PackageFilters } from './package-filters.ts'
import { PackageList, PackageListWaiting } from './package-list.tsx'
import { PackagesFailed } from './packages-away.tsx'
import styles from './package-shop.module.css'

const setCompared = (codes: readonly string[]) => replaceSearch(writeCompared(currentSearch(), codes))

/** Filters and ticks live in the address: a package opened and left again, or a link sent to a friend, shows the same list. */
export function PackageShop({ groupId }: { groupId: string | null }) {
  const { t } = useWords()
  const search = useSearch()
  const breakpoint = useBreakpoint()
  const wide = breakpoint !== 'xs' && breakpoint !== 'sm'
  const filters = readFilters(search)
  const compared = readCompared(search)
  const query = searchOf(filters, groupId)
  const found = useSearchPackages(query)
  const reading = useReading(`packages ${JSON.stringify(query)}`, found)
  const pages = reading.state === 'loaded' ? reading.data.pages : null
  const total = pages?.[0]?.page?.total ?? null
  const packages = pages?.flatMap((page) => page.result) ?? []
  const onFilters = useCallback(
    (next: PackageFilters) => replaceSearch(writeFilters(currentSearch(), next)),
    [],
  )
  return (
    <>
      <PageWidth className={styles.shop}>
        {wide && <FilterSide filters={filters} onFilters={onFilters} />}
        <section aria-label={t('packages.listTitle')} className={styles.main}>
          <h2 className={styles.title}>{t('packages.listTitle')}</h2>
          <FilterBar filters={filters} onFilters={onFilters} total={total} wide={wide} />
          {reading.state === 'waiting' && <PackageListWaiting />}
          {reading.state === 'failed' && <PackagesFailed error={reading.error} onRetry={reading.retry} />}
          {reading.state === 'loaded' && (
            <>
              <KeptNote at={reading.keptAt} />
              <PackageList
                packages={packages}
                compared={compared}
                onCompare={(code) => setCompared(toggled(readCompared(currentSearch()), code))}
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
        </section>
      </PageWidth>
      {compared.length > 0 && (
        <CompareBar
          codes={compared}
          onRemove={(code) => setCompared(compared.filter((other) => other !== code))}
          onClear={() => setCompared([])}
        />
      )}
    </>
  )
}

type SideProps = { filters: PackageFilters; onFilters: (filters: PackageFilters) => void }

function FilterSide({ filters, onFilters }: SideProps) {
  const { t } = useWords()
  return (
    <section aria-label={t('packages.filters')} className={styles.side}>
      <h2 className={styles.sideTitle}>{t('packages.filters')}</h2>
      <FilterFields filters={filters} onFilters={onFilters} />
    </section>
  )
}
