import { useMutation } from '@tanstack/react-query'
import { type TicketCategory, voteSelfHelp } from '#contracts/tickets.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ThumbUpIcon } from '#ui/icons/thumb-up.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { callApi } from '../../api/call-api.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import styles from './report.module.css'

type Props = {
  readonly category: TicketCategory
  /** Null: not asked yet. */
  readonly helped: boolean | null
  readonly onHelped: (helped: boolean) => void
}

/** What often helps at once, before anybody writes: counted, so that we learn which of it does. */
export function SelfHelp({ category, helped, onHelped }: Props) {
  const { t, pick, lang } = useWords()
  const { code, service, selfHelp } = category
  const vote = useMutation({
    networkMode: 'always',
    mutationFn: (answer: boolean) =>
      callApi(voteSelfHelp, { params: { code }, body: { service, helped: answer }, keepalive: true }),
  })
  function say(answer: boolean) {
    vote.mutate(answer)
    onHelped(answer)
  }
  if (helped)
    return (
      <Outcome tone="done" title={t('tickets.helpedTitle')} takesFocus="always">
        <p>{t('tickets.helpedText')}</p>
        <ButtonLink variant="secondary" href={toHref(paths.home)}>
          {t('frame.home')}
        </ButtonLink>
      </Outcome>
    )
  return (
    <Card as="section" tone="tint" className={styles.help}>
      <h2 className={styles.heading}>{t('tickets.tryFirst')}</h2>
      {selfHelp.map(({ title, titleMm, steps, stepsMm }) => {
        const own = lang === 'my' && stepsMm.length > 0 ? stepsMm : steps
        return (
          <div key={title}>
            <h3 className={styles.helpTitle}>{pick(title, titleMm).text}</h3>
            <ol className={styles.steps}>
              {own.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )
      })}
      {helped === null && (
        <div>
          <p className={styles.strong}>{t('tickets.didItHelp')}</p>
          <div className={styles.pair}>
            <Button variant="secondary" icon={ThumbUpIcon} onClick={() => say(true)}>
              {t('tickets.itHelped')}
            </Button>
            <Button onClick={() => say(false)}>{t('tickets.notYet')}</Button>
          </div>
        </div>
      )}
    </Card>
  )
}
