import { LaterShops } from '../../shop-list/later-shops.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './shops-block.module.css'

/** A few shops, such as those that sell what the page is about. */
export function ShopsBlock({ block }: { block: BlockOf<'shops'> }) {
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <div className={styles.shops}>
        <LaterShops shows={block.shops} count={block.count} />
      </div>
    </>
  )
}
