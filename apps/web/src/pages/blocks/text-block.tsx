import { ContentHtml } from '../content-html.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './split.module.css'

export function TextBlock({ block }: { block: BlockOf<'text'> }) {
  return (
    <div className={styles.split}>
      <BlockTitle title={block.title} titleMm={block.titleMm} className={styles.title} />
      <div className={styles.main}>
        <ContentHtml html={block.html} htmlMm={block.htmlMm} />
      </div>
    </div>
  )
}
