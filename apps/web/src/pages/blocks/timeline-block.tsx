import { ContentText } from '../../i18n/content-text.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './timeline-block.module.css'

/** Two rows each, starting one row apart: every event begins beside the middle of the one before it. */
const ROWS_PER_EVENT = 2

/** Years as milestones along one stem: left and right of it on a desktop, one under another on a phone. */
export function TimelineBlock({ block }: { block: BlockOf<'timeline'> }) {
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <ol className={styles.stem}>
        {block.items.map((item, index) => (
          <li
            key={item.when + item.title}
            className={styles.event}
            style={{ gridRow: `${index + 1} / span ${ROWS_PER_EVENT}` }}
          >
            <ContentText as="p" value={item.when} valueMm={item.whenMm} className={styles.when} />
            <ContentText as="h3" value={item.title} valueMm={item.titleMm} className={styles.name} />
            <ContentText as="p" value={item.text} valueMm={item.textMm} className={styles.text} />
          </li>
        ))}
      </ol>
    </>
  )
}
