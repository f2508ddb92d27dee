import { classNames } from '#ui/class-names.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { PAGE_ICON } from '../page-icons.ts'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './features-block.module.css'

/** Four or fewer stand in one row beside nothing; more of them become a field of petals. */
export function FeaturesBlock({ block }: { block: BlockOf<'features'> }) {
  const many = block.items.length > 4 || block.items.length === 3
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <ul className={classNames(styles.list, many ? styles.threes : styles.fours)}>
        {block.items.map((item) => {
          const Face = PAGE_ICON[item.icon]
          return (
            <li key={item.title} className={styles.item}>
              <span className={styles.petal}>
                <Face size={26} />
              </span>
              <div>
                <ContentText as="h3" value={item.title} valueMm={item.titleMm} className={styles.name} />
                <ContentText as="p" value={item.text} valueMm={item.textMm} className={styles.text} />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
