import type { Post } from '#contracts/content.ts'
import { formatDayMonth } from '#language/formats.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { promotionCategory } from '../../../api/promotion-category.ts'
import { useCategories } from '../../../api/use-categories.ts'
import { useCategoryPosts } from '../../../api/use-category-posts.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf, paths } from '../../../navigation/paths.ts'
import styles from './offers.module.css'

const SHOWN = 3

/** Comes last: words beside the picture, never on it. One that does not come is not missed. */
export function Offers() {
  const { t } = useWords()
  const category = promotionCategory(useCategories().data)
  const posts = useCategoryPosts(category?.id, SHOWN).data ?? []
  if (posts.length === 0) return null
  return (
    <div className={styles.place}>
      <Section
        title={t('home.promotionsTitle')}
        seeAll={{
          href: toHref(pathOf('promotions')),
          label: t('home.promotionsAll'),
          short: t('account.all'),
        }}
      >
        <ul className={styles.offers}>
          {posts.map((post) => (
            <Offer key={post.postId} post={post} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Offer({ post }: { readonly post: Post }) {
  const { lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  return (
    <li>
      <a href={toHref(paths.post(post.postId))} className={styles.offer}>
        {post.picture && (
          <Picture
            picture={post.picture}
            alt=""
            sizes="(min-width: 960px) 384px, 112px"
            className={styles.picture}
          />
        )}
        <span className={styles.words}>
          <span className={styles.title} {...(title.lang === lang ? {} : { lang: title.lang })}>
            {title.text}
          </span>
          <span className={styles.soft}>{formatDayMonth(post.publishedAt, lang)}</span>
        </span>
      </a>
    </li>
  )
}
