import { ContentText } from '../../i18n/content-text.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './steps-block.module.css'

/** Large numerals on one line: down on a phone, across on a desktop. */
export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <ol className={styles.steps}>
        {block.items.map((item, index) => (
          <li key={item.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <ContentText as="h3" value={item.title} valueMm={item.titleMm} className={styles.name} />
              <ContentText as="p" value={item.text} valueMm={item.textMm} className={styles.text} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
