import type { Post } from '#contracts/content.ts'
import { Card, CardBody, CardLink } from '#ui/card/card.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../app/hash-location.ts'
import { paths } from '../../app/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { cardText } from '../../posts/card-text.ts'
import styles from './promotions-page.module.css'

export function FeaturedPromotion({ post }: { post: Post }) {
  const { t, lang, pick } = useWords()
  const title = pick(post.title, post.titleMm)
  const text = cardText(post, lang)
  return (
    <Section title={t('posts.latestPromotion')}>
      <Card as="article" padding="none" className={styles.big}>
        {post.picture && (
          <Picture
            picture={post.picture}
            alt=""
            sizes="(min-width: 1280px) 828px, (min-width: 960px) 60vw, 100vw"
            priority
          />
        )}
        <CardBody>
          <h3 className={styles.title}>
            <CardLink
              href={toHref(paths.post(post.postId))}
              {...(title.lang === lang ? {} : { lang: title.lang })}
            >
              {title.text}
            </CardLink>
          </h3>
          <p className={styles.text} {...(text.lang === lang ? {} : { lang: text.lang })}>
            {text.text}
          </p>
        </CardBody>
      </Card>
    </Section>
  )
}
