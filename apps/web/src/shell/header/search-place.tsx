import { lazy, Suspense } from 'react'
import { PageWidth } from '#ui/layout/layout.tsx'
import styles from './header.module.css'

const SearchPanel = lazy(async () => ({ default: (await import('../search/search-panel.tsx')).SearchPanel }))

export function SearchPlace({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.search}>
      <PageWidth narrow>
        <Suspense fallback={<div className={styles.searchWaiting} />}>
          <SearchPanel onClose={onClose} />
        </Suspense>
      </PageWidth>
    </div>
  )
}
