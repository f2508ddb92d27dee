import { Picture } from '#ui/picture/picture.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './gallery-block.module.css'

export function GalleryBlock({ block }: { block: BlockOf<'gallery'> }) {
  const { pick } = useWords()
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <ul className={styles.strip} tabIndex={0} aria-label={pick(block.title, block.titleMm).text}>
        {block.items.map((item) => (
          <li key={item.caption} className={styles.frame}>
            <figure>
              {item.picture && (
                <Picture
                  picture={item.picture}
                  alt={pick(item.picture.alt, item.picture.altMm).text}
                  sizes="(min-width: 960px) 384px, 80vw"
                  rounded
                />
              )}
              <figcaption className={styles.caption}>
                <ContentText value={item.caption} valueMm={item.captionMm} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
