import { Card, CardBody, CardLink } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { linkTo } from '../page-link.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './cards-block.module.css'

type Item = BlockOf<'cards'>['items'][number]

/** One card lies wide, two stand as a pair, more of them form rows of three. */
export function CardsBlock({ block }: { block: BlockOf<'cards'> }) {
  const { length } = block.items
  const form = length === 1 ? styles.one : length === 2 ? styles.two : styles.many
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <div className={classNames(styles.cards, form)}>
        {block.items.map((item) => (
          <PageCard key={item.title} item={item} wide={length === 1} />
        ))}
      </div>
    </>
  )
}

function PageCard({ item, wide }: { item: Item; wide: boolean }) {
  const title = <ContentText value={item.title} valueMm={item.titleMm} />
  return (
    <Card padding="none" className={styles.card}>
      {item.picture && (
        <Picture
          picture={item.picture}
          alt=""
          sizes={
            wide
              ? '(min-width: 960px) 600px, 100vw'
              : '(min-width: 960px) 384px, (min-width: 600px) 50vw, 100vw'
          }
          className={styles.picture}
        />
      )}
      <CardBody>
        <h3 className={styles.name}>
          {item.link ? <CardLink href={linkTo(item.link).href}>{title}</CardLink> : title}
        </h3>
        <ContentText as="p" value={item.text} valueMm={item.textMm} className={styles.text} />
        {item.link && <ArrowRightIcon size={22} className={styles.arrow} />}
      </CardBody>
    </Card>
  )
}
