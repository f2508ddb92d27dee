import type { Post } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Card, CardBody, CardLink } from '#ui/card/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../app/hash-location.ts'
import { ContentText } from '../i18n/content-text.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './post-card.module.css'

type Props = {
  readonly post: Post
  readonly path: string
  readonly sizes: string
  readonly level?: 'h2' | 'h3'
}

/** Picture, title and what it is about; the whole card leads to the post. */
export function PostCard({ post, path, sizes, level: Heading = 'h3' }: Props) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  return (
    <Card as="article" padding="none" className={styles.card}>
      {post.picture && <Picture picture={post.picture} alt="" sizes={sizes} />}
      <CardBody>
        <p className={styles.date}>{formatDate(post.publishedAt, lang)}</p>
        <Heading className={styles.title}>
          <CardLink href={toHref(path)} {...(title.lang === lang ? {} : { lang: title.lang })}>
            {title.text}
          </CardLink>
        </Heading>
        <ContentText as="p" value={post.description} valueMm={post.descriptionMm} className={styles.text} />
      </CardBody>
    </Card>
  )
}
