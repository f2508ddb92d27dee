import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { PageActions } from '../page-link.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './cta-block.module.css'

/** The last word of a page: what to do now. */
export function CtaBlock({ block }: { block: BlockOf<'cta'> }) {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <BlockTitle title={block.title} titleMm={block.titleMm} className={styles.title} />
        <ContentText as="p" value={block.text} valueMm={block.textMm} className={styles.text} />
        <div className={styles.actions}>
          <PageActions actions={block.actions} dark />
        </div>
      </div>
      <Picture
        picture={mediaPicture('orchid-petals')}
        alt=""
        sizes="(min-width: 960px) 420px, 1px"
        className={styles.art}
      />
    </div>
  )
}
