import { PageWidth } from '#ui/layout/layout.tsx'
import { later } from '../../page/later.tsx'
import styles from './header.module.css'

const SearchPanel = later(
  () => import('../search/search-panel.tsx').then((module) => module.SearchPanel),
  () => <div className={styles.searchWaiting} />,
)

export function SearchPlace({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.search}>
      <PageWidth narrow>
        <SearchPanel onClose={onClose} />
      </PageWidth>
    </div>
  )
}
