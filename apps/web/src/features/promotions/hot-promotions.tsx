import type { Post } from '#contracts/content.ts'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Phrases } from '../../posts/phrases.tsx'
import styles from './hot-promotions.module.css'

const SHOWN = 3

export function HotPromotions({ posts }: { posts: readonly Post[] }) {
  const { t } = useWords()
  return (
    <Section title={t('promotions.hot')}>
      <ol className={styles.list}>
        {posts.slice(0, SHOWN).map((post, index) => (
          <HotPromotion key={post.postId} post={post} place={index + 1} />
        ))}
      </ol>
    </Section>
  )
}

/** A place in the row instead of the picture: that stands in the list beside it. */
function HotPromotion({ post, place }: { post: Post; place: number }) {
  const { t, lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  return (
    <li className={styles.item}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title} {...(title.lang === lang ? {} : { lang: title.lang })}>
          <Phrases text={title.text} />
        </h3>
        <TextLink
          alone
          iconEnd={ArrowRightIcon}
          className={styles.link}
          href={toHref(paths.post(post.postId))}
          aria-label={t('promotions.viewDetailOf', { title: title.text })}
        >
          {t('promotions.viewDetail')}
        </TextLink>
      </div>
    </li>
  )
}
