import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { paths } from '../../navigation/paths.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import type { Topic } from './find-faq.ts'
import styles from './still-stuck.module.css'

/** The form opens with what is known already: fibre has its own team, the topic travels along. */
const issueHref = (topic: Topic | null) => {
  const form = paths.requestIssue(topic === 'FIBRE' ? 'ftth' : 'mobile')
  return toHref(topic ? `${form}&topic=${topic}` : form)
}

export function StillStuck({ topic }: { topic: Topic | null }) {
  const { t } = useWords()
  return (
    <Card as="section" tone="inverse" padding="roomy" className={styles.stuck}>
      <div className={styles.words}>
        <h2>{t('help.stuckTitle')}</h2>
        <p>{t('help.stuckText')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="inverse" href={issueHref(topic)}>
          {t('help.stuckIssue')}
        </ButtonLink>
        <ButtonLink variant="inverse" href={dialHref(brand.hotline)} icon={PhoneIcon}>
          {t('help.stuckCall')}
        </ButtonLink>
      </div>
    </Card>
  )
}
