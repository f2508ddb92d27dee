import type { PageBlock } from '#contracts/pages.ts'
import { classNames } from '#ui/class-names.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { bandTones } from './band-tones.ts'
import { OneBlock } from './page-block.tsx'
import styles from './page-blocks.module.css'

/** The blocks of a page as bands across the screen. */
export function PageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  const tones = bandTones(blocks.map(({ type }) => type))
  return blocks.map((block, index) => {
    const tone = tones[index] ?? 'plain'
    return (
      <section
        key={`${index} ${block.type}`}
        {...(block.anchor ? { id: block.anchor } : {})}
        data-block={block.type}
        className={classNames(styles.band, styles[tone])}
      >
        <PageWidth>
          <OneBlock block={block} />
        </PageWidth>
      </section>
    )
  })
}
