import type { Post } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Card, CardBody, CardLink } from '#ui/card/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './post-card.module.css'

type Props = { readonly post: Post; readonly path: string; readonly sizes: string }

/** A teaser of three lines, light enough for the first load; lists of posts have `StoryCard`. */
export function PostCard({ post, path, sizes }: Props) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const text = pick(post.description, post.descriptionMm)
  const marked = (picked: { lang: string }) => (picked.lang === lang ? {} : { lang: picked.lang })
  return (
    <Card as="article" padding="none" className={styles.card}>
      {post.picture && <Picture picture={post.picture} alt="" sizes={sizes} />}
      <CardBody>
        <p className={styles.date}>{formatDate(post.publishedAt, lang)}</p>
        <h3 className={styles.title}>
          <CardLink href={toHref(path)} {...marked(title)}>
            {title.text}
          </CardLink>
        </h3>
        <p className={styles.text} {...marked(text)}>
          {text.text}
        </p>
      </CardBody>
    </Card>
  )
}
