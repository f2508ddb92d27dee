import type { Campaign } from '#contracts/content.ts'
import { formatDate } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './campaign-facts.module.css'

/** When it ran, how long, and under which permission. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { t, lang } = useWords()
  const facts = [
    {
      label: t('campaign.periodLabel'),
      value: t('campaign.period', {
        from: formatDate(campaign.startsOn, lang),
        to: formatDate(campaign.endsOn, lang),
      }),
    },
    { label: t('campaign.daysLabel'), value: t('campaign.days', { days: campaign.days }) },
    { label: t('campaign.approvalLabel'), value: campaign.approvalRef },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function EndedMark({ campaign }: { campaign: Campaign }) {
  const { t } = useWords()
  return campaign.ended ? (
    <span data-mark="ended">
      <Badge tone="accent">{t('campaign.ended')}</Badge>
    </span>
  ) : null
}
