import type { Post } from '#contracts/content.ts'
import { Card } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../app/hash-location.ts'
import { paths } from '../../app/paths.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './promotions-page.module.css'

const SHOWN = 3

export function HotPromotions({ posts }: { posts: readonly Post[] }) {
  const { t, pick } = useWords()
  return (
    <Section title={t('posts.hotPromotions')}>
      <Stack>
        {posts.slice(0, SHOWN).map((post) => (
          <Card key={post.postId} as="article" tone="tint">
            <div className={styles.hotItem}>
              <ContentText as="h3" value={post.title} valueMm={post.titleMm} className={styles.hotTitle} />
              <TextLink
                alone
                iconEnd={ArrowRightIcon}
                href={toHref(paths.post(post.postId))}
                aria-label={t('posts.viewDetailOf', { title: pick(post.title, post.titleMm).text })}
              >
                {t('posts.viewDetail')}
              </TextLink>
            </div>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}
