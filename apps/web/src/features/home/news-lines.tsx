import type { Post } from '#contracts/content.ts'
import { formatDayMonth } from '#language/formats.ts'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './news-lines.module.css'

type Props = { readonly posts: readonly Post[]; readonly pathOf: (post: Post) => string }

/** A day and a title each: enough to know whether one wants to read it. */
export function NewsLines({ posts, pathOf }: Props) {
  const { lang, pick } = useWords()
  return (
    <ul>
      {posts.map((post) => {
        const title = pick(post.title, post.titleMm)
        return (
          <li key={post.postId} className={styles.entry}>
            <a href={toHref(pathOf(post))} className={styles.line}>
              <span className={styles.day}>{formatDayMonth(post.publishedAt, lang)}</span>
              <span className={styles.title} {...(title.lang === lang ? {} : { lang: title.lang })}>
                {title.text}
              </span>
              <ChevronRightIcon size={18} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export function LinesWaiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="180px" />
    </SkeletonGroup>
  )
}
