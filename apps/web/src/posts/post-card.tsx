import type { Post } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Card, CardBody, CardLink } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../app/hash-location.ts'
import type { PickedText } from '../i18n/pick-text.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './post-card.module.css'

type Props = {
  readonly post: Post
  readonly path: string
  readonly sizes: string
  /** Instead of the description: pages that must show something even without one pass `cardText`. */
  readonly text?: PickedText
  /** `teaser` holds the text to three lines, `summary` to four (two on a phone), `whole` shows all of it. */
  readonly form?: 'teaser' | 'summary' | 'whole'
}

/** Picture, title and what it is about; the whole card leads to the post. */
export function PostCard({ post, path, sizes, text, form = 'teaser' }: Props) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const shown = text ?? pick(post.description, post.descriptionMm)
  const marked = (picked: { lang: string }) => (picked.lang === lang ? {} : { lang: picked.lang })
  return (
    <Card
      as="article"
      padding="none"
      className={classNames(styles.card, form === 'summary' && styles.beside)}
    >
      {post.picture && <Picture picture={post.picture} alt="" sizes={sizes} className={styles.picture} />}
      <CardBody>
        <p className={styles.date}>{formatDate(post.publishedAt, lang)}</p>
        <h3 className={styles.title}>
          <CardLink href={toHref(path)} {...marked(title)}>
            {title.text}
          </CardLink>
        </h3>
        <p className={classNames(styles.text, styles[form])} {...marked(shown)}>
          {shown.text}
        </p>
      </CardBody>
    </Card>
  )
}
