import type { Post } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Card, CardLink } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { cardText } from '../../posts/card-text.ts'
import { Phrases } from '../../posts/phrases.tsx'
import styles from './latest-promotion.module.css'

/** In woven cloth, in large words: its picture is the first of the list below, and no picture is in view twice. */
export function LatestPromotion({ post }: { readonly post: Post }) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const text = cardText(post, lang)
  return (
    <Card as="article" tone="inverse" padding="none" className={styles.latest}>
      <Weave />
      <p className={styles.soft}>{formatDate(post.publishedAt, lang)}</p>
      <h3 className={styles.title} {...(title.lang === lang ? {} : { lang: title.lang })}>
        <CardLink href={toHref(paths.post(post.postId))}>
          <Phrases text={title.text} />
        </CardLink>
      </h3>
      <p className={styles.text} {...(text.lang === lang ? {} : { lang: text.lang })}>
        {text.text}
      </p>
      <ArrowRightIcon size={28} className={styles.arrow} />
    </Card>
  )
}
