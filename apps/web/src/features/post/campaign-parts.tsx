import type { Campaign } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Html } from '../../html/html.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './post-page.module.css'

/** What only a campaign has: when, what there was to win, how to join, and its terms. */
export function CampaignParts({ campaign }: { campaign: Campaign }) {
  const { t, lang, pick } = useWords()
  const parts = [
    { title: t('posts.howToJoin'), html: pick(campaign.howToJoin, campaign.howToJoinMm) },
    { title: t('posts.terms'), html: pick(campaign.terms, campaign.termsMm) },
  ]
  return (
    <Stack gap={6}>
      <Card tone="tint" padding="roomy">
        <p className={styles.period}>
          {t('posts.period', {
            from: formatDate(campaign.startsOn, lang),
            to: formatDate(campaign.endsOn, lang),
          })}
        </p>
        <p>{t('posts.days', { days: campaign.days })}</p>
        <h2 className={styles.part}>{t('posts.prizes')}</h2>
        <ul className={styles.prizes}>
          {campaign.prizes.map((prize) => (
            <li key={prize.label}>
              <ContentText value={prize.label} valueMm={prize.labelMm} />
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{t('posts.approval', { reference: campaign.approvalRef })}</p>
      </Card>
      {parts.map(({ title, html }) => (
        <section key={title}>
          <h2 className={styles.part}>{title}</h2>
          <Html
            html={html.text}
            className={styles.content}
            {...(html.lang === lang ? {} : { lang: html.lang })}
          />
        </section>
      ))}
    </Stack>
  )
}
