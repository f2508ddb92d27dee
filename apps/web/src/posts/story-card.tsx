import { use } from 'react'
import type { Post } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card, CardLink } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { LowDataContext, Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { useWords } from '../i18n/use-words.ts'
import { cardText } from './card-text.ts'
import { Phrases } from './phrases.tsx'
import styles from './story-card.module.css'

const SIZES = {
  lead: '(min-width: 960px) 700px, 100vw',
  story: '(min-width: 960px) 384px, (min-width: 600px) 50vw, 120px',
  offer: '(min-width: 960px) 320px, (min-width: 600px) 50vw, 100vw',
}

type Props = {
  readonly post: Post
  readonly path: string
  /**
   * `lead` opens a section: large, picture beside the words where there is room. `story` is one of many: a small
   * picture on a phone, a card elsewhere. `offer` holds its summary to four lines, on phone and small tablet to two.
   */
  readonly form: keyof typeof SIZES
  /** The first thing on the screen. */
  readonly priority?: boolean
  readonly level?: 2 | 3
}

/** Picture, title and what it is about; the whole card leads to the post. */
export function StoryCard({ post, path, form, priority = false, level = 3 }: Props) {
  const { t, lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const text = cardText(post, lang)
  const marked = (picked: { lang: string }) => (picked.lang === lang ? {} : { lang: picked.lang })
  const Heading = `h${level}` as const
  const picture = use(LowDataContext) ? null : post.picture
  return (
    <Card
      as="article"
      padding="none"
      className={classNames(styles.card, styles[form], picture && styles.pictured)}
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes={SIZES[form]}
          priority={priority}
          className={styles.picture}
        />
      )}
      <div className={styles.head}>
        <p className={styles.date}>
          {formatDate(post.publishedAt, lang)}
          {post.offer?.state === 'OVER' && (
            <span data-mark="ended">
              {' '}
              <Badge tone="accent">{t('campaign.ended')}</Badge>
            </span>
          )}
        </p>
        <Heading className={styles.title} {...marked(title)}>
          <CardLink href={toHref(path)}>
            <Phrases text={title.text} />
          </CardLink>
        </Heading>
      </div>
      <div className={styles.words}>
        <p className={styles.text} data-part="summary" {...marked(text)}>
          {text.text}
        </p>
      </div>
    </Card>
  )
}
