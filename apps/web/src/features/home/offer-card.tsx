import type { Post } from '#contracts/content.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './offer-card.module.css'

/** The picture whole, the words under it. */
export function OfferCard({ post }: { readonly post: Post }) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  return (
    <li className={styles.offer}>
      <a href={toHref(paths.post(post.postId))} className={styles.link}>
        {post.picture && (
          <Picture
            picture={post.picture}
            alt=""
            sizes="(min-width: 960px) 384px, 264px"
            className={styles.picture}
          />
        )}
        <span className={styles.title} {...(title.lang === lang ? {} : { lang: title.lang })}>
          {title.text}
        </span>
      </a>
    </li>
  )
}
