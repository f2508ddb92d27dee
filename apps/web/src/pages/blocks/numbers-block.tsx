import { ContentText } from '../../i18n/content-text.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './numbers-block.module.css'

/** Figures large enough to be read from across the room. */
export function NumbersBlock({ block }: { block: BlockOf<'numbers'> }) {
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} className={styles.title} />
      <dl className={styles.numbers}>
        {block.items.map((item) => (
          <div key={item.label} className={styles.number}>
            <dt className={styles.label}>
              <ContentText value={item.label} valueMm={item.labelMm} />
            </dt>
            <dd className={styles.value}>
              <ContentText value={item.value} valueMm={item.valueMm} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
