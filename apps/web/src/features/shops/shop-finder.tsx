import { useCallback, useRef } from 'react'
import type { Shop } from '#contracts/shops.ts'
import { formatInteger } from '#language/formats.ts'
import { FindField } from '../../catalogue/find-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isDesktop, useBreakpoint } from '../../page/breakpoint.ts'
import { FilterBar } from './filter-bar.tsx'
import { MapPanel } from './map-panel.tsx'
import { ShopList } from './shop-list.tsx'
import { ShopSheet } from './shop-sheet.tsx'
import { usePainted } from './use-painted.ts'
import { useShopSearch } from './use-shop-search.ts'
import { WhereFrom } from './where-from.tsx'
import styles from './shop-finder.module.css'

export function ShopFinder({ shops }: { shops: readonly Shop[] }) {
  const { t } = useWords()
  const search = useShopSearch(shops)
  const wide = isDesktop(useBreakpoint())
  const painted = usePainted()
  const results = useRef<HTMLDivElement>(null)
  const { filters, change } = search
  const open = shops.find(({ shopId }) => shopId === filters.shop) ?? null
  const openShop = useCallback((shopId: string) => change({ shop: shopId }), [change])

  const chooseRegion = useCallback(
    (region: string | null) => {
      change({ region })
      // On a phone the list stands above the drawing, out of sight.
      if (wide || region === null) return
      results.current?.scrollIntoView({ block: 'start' })
      results.current?.focus({ preventScroll: true })
    },
    [change, wide],
  )

  return (
    <div className={styles.parts}>
      <div className={styles.list}>
        <div className={styles.tools}>
          <div className={styles.find}>
            <FindField
              label={t('shops.searchLabel')}
              placeholder={t('shops.searchExample')}
              clearLabel={t('search.clear')}
              value={filters.words}
              onValue={(words) => change({ words })}
              found={
                filters.words
                  ? t('shops.count', {
                      count: search.shops.length,
                      number: formatInteger(search.shops.length),
                    })
                  : ''
              }
            />
          </div>
          <FilterBar search={search} />
        </div>
        <div ref={results} tabIndex={-1} className={styles.results}>
          <WhereFrom search={search} />
          <ShopList search={search} onOpen={openShop} />
        </div>
      </div>
      {painted && (
        <MapPanel
          shops={shops}
          shown={search.shops}
          region={filters.region}
          onRegion={chooseRegion}
          onOpen={openShop}
          spot={search.position.state === 'found' ? search.position.spot : null}
        />
      )}
      <ShopSheet shop={open} now={search.now} onClose={() => change({ shop: null })} />
    </div>
  )
}
