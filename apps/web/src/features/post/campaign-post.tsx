import type { Campaign, PostDetail } from '#contracts/content.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CampaignBanner } from '../../posts/campaign-banner.tsx'
import { PostHtml } from '../../posts/post-html.tsx'
import { RelatedPosts } from '../../posts/related-posts.tsx'
import { SharePost } from '../../posts/share-post.tsx'
import styles from './campaign-post.module.css'

type Props = { readonly post: PostDetail; readonly campaign: Campaign }

/** A post of the template CAMPAIGN. It never offers to join: the campaigns here are told, not played. */
export function CampaignPost({ post, campaign }: Props) {
  const { t, pick } = useWords()
  const trail = [
    { label: t('frame.home'), href: toHref(paths.home) },
    { label: t('routes.promotions.title'), href: toHref(pathOf('promotions')) },
  ]
  return (
    <>
      <article>
        <CampaignBanner
          post={post}
          campaign={campaign}
          trail={<Breadcrumb label={t('frame.youAreHere')} trail={trail} />}
        />
        <PageWidth className={styles.body}>
          {campaign.ended && (
            <Notice tone="warning" title={t('campaign.endedTitle')}>
              {t('campaign.endedText')}
            </Notice>
          )}
          <Prizes campaign={campaign} />
          <div className={styles.columns}>
            <Section title={t('campaign.about')}>
              <PostHtml html={post.content} htmlMm={post.contentMm} />
            </Section>
            <div className={styles.rules}>
              <Section title={t('campaign.howToJoin')}>
                <PostHtml html={campaign.howToJoin} htmlMm={campaign.howToJoinMm} />
              </Section>
              <Section title={t('campaign.terms')}>
                <PostHtml html={campaign.terms} htmlMm={campaign.termsMm} />
              </Section>
            </div>
          </div>
          <SharePost shareUrl={post.shareUrl} title={pick(post.title, post.titleMm).text} />
        </PageWidth>
      </article>
      <RelatedPosts
        title={t('post.relatedPromotions')}
        posts={post.related}
        pathTo={(other) => paths.post(other.postId)}
      />
    </>
  )
}

function Prizes({ campaign }: { campaign: Campaign }) {
  const { t } = useWords()
  return (
    <Section title={t('campaign.prizes')}>
      <ul className={styles.prizes}>
        {campaign.prizes.map((prize) => (
          <li key={prize.label} className={styles.prize}>
            <span className={styles.petal}>
              <GiftIcon size={24} />
            </span>
            <ContentText as="p" value={prize.label} valueMm={prize.labelMm} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
