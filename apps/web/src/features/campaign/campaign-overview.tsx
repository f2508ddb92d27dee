import type { Campaign, PostDetail } from '#contracts/content.ts'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Section } from '#ui/section/section.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CampaignBanner } from '../../posts/campaign-banner.tsx'
import { Phrases } from '../../posts/phrases.tsx'
import { PostHtml } from '../../posts/post-html.tsx'
import { RelatedPosts } from '../../posts/related-posts.tsx'
import styles from './campaign-overview.module.css'

/** The layout has place for two, whatever an editor adds. */
const HIGHLIGHTED = 2

type Props = { readonly post: PostDetail; readonly campaign: Campaign }

/** Banner, two highlighted blocks, the way to help, and what runs now. */
export function CampaignOverview({ post, campaign }: Props) {
  const { t } = useWords()
  return (
    <>
      <CampaignBanner post={post} campaign={campaign} />
      <PageWidth className={styles.body}>
        <div className={styles.main}>
          <Section
            title={t('campaign.highlights')}
            seeAll={{ href: toHref(paths.post(post.postId)), label: t('campaign.readAll') }}
          >
            <div className={styles.blocks}>
              {campaign.blocks.slice(0, HIGHLIGHTED).map((block) => (
                <Highlight key={block.title} block={block} />
              ))}
            </div>
          </Section>
        </div>
        <LiveChat />
      </PageWidth>
      <RelatedPosts
        title={t('post.relatedPromotions')}
        posts={post.related}
        pathTo={(other) => paths.post(other.postId)}
      />
    </>
  )
}

function Highlight({ block }: { block: Campaign['blocks'][number] }) {
  const { lang, pick } = useWords()
  const title = pick(block.title, block.titleMm)
  return (
    <div className={styles.block} data-part="highlight">
      <h3 className={styles.blockTitle} {...(title.lang === lang ? {} : { lang: title.lang })}>
        <Phrases text={title.text} />
      </h3>
      <PostHtml html={block.body} htmlMm={block.bodyMm} />
    </div>
  )
}

/** The seed shows a picture for the live chat: ours leads to help, and no foreign script comes with it. */
function LiveChat() {
  const { t } = useWords()
  return (
    <aside className={styles.chat} data-part="live-chat">
      <Picture
        picture={mediaPicture('chat-robot')}
        alt={t('campaign.chatAlt')}
        sizes="(min-width: 1280px) 340px, (min-width: 600px) 50vw, 100vw"
        className={styles.chatPicture}
      />
      <div className={styles.chatWords}>
        <h2 className={styles.chatTitle}>{t('campaign.chatTitle')}</h2>
        <p>{t('campaign.chatText')}</p>
        <TextLink alone iconEnd={ArrowRightIcon} href={toHref(pathOf('qna'))}>
          {t('campaign.chatLink')}
        </TextLink>
      </div>
    </aside>
  )
}
