import { formatKyat } from '#language/formats.ts'
import type { Application } from '#contracts/applications.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { useWriter, type Writer } from '../../guest/use-writer.ts'
import { useWords } from '../../i18n/use-words.ts'
import { byWords } from '../../line/by-words.ts'
import { Block } from '../../page/block.tsx'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { Facts } from '../../value/facts.tsx'
import { TONES } from './application-state.ts'
import { ApplicationSteps } from './application-steps.tsx'
import { Fee } from './fee.tsx'
import { justSent } from './just-sent.ts'
import { OwnRows } from './own-rows.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useApplication } from './use-applications.ts'
import { WhoAsks } from './who-asks.tsx'
import styles from './applications.module.css'

type Props = { readonly reference: string; readonly orderId: string | null }

export function OwnApplication({ reference, orderId }: Props) {
  const { t } = useWords()
  const writer = useWriter()
  if (!writer) return <WhoAsks text={t('applications.whoText')} byCode={t('tickets.byCode')} />
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Found reference={reference} orderId={orderId} writer={writer} />
      </div>
      <OwnRows writer={writer} shown={reference} />
    </div>
  )
}

/** An unknown number and a stranger's application get the same answer. */
const isUnknown = (error: Error | null) =>
  error instanceof ApiRefusal && (error.status === 404 || error.code === 'VALIDATION')

function Found({ reference, orderId, writer }: Props & { readonly writer: Writer }) {
  const { t } = useWords()
  const application = useApplication(reference, writer)
  if (isUnknown(application.error))
    return (
      <Notice tone="warning" title={t('applications.unknown')}>
        {t('applications.unknownText')}
      </Notice>
    )
  return (
    <Block query={application} skeleton={<RowsComing rows={5} />}>
      {(one) => <View one={one} orderId={orderId} writer={writer} />}
    </Block>
  )
}

type ViewProps = { readonly one: Application; readonly orderId: string | null; readonly writer: Writer }

function View({ one, orderId, writer }: ViewProps) {
  const words = useWords()
  const { t, pick, lang } = words
  return (
    <section className={styles.sheet} aria-labelledby="application-title" data-state={one.state}>
      <div className={styles.head}>
        <div>
          <p className={styles.soft}>{one.reference}</p>
          <h2 id="application-title" className={styles.title}>
            {pick(one.name, one.nameMm).text}
          </h2>
        </div>
        <Badge tone={TONES[one.state]}>{t(`applications.state.${one.state}`)}</Badge>
      </div>
      {one.state === 'RECEIVED' && <Sent one={one} />}
      {one.state === 'MORE_NEEDED' && <Notice tone="warning">{t('applications.yourTurn')}</Notice>}
      {(one.can.pay || orderId) && <Fee key={orderId ?? ''} one={one} orderId={orderId} />}
      <ApplicationSteps one={one} />
      {one.slaDueAt && (
        <p className={styles.promise}>
          <ClockIcon size={18} /> {t('applications.doneBy', { when: byWords(one.slaDueAt, words) })}
        </p>
      )}
      {one.can.reply && <ReplyForm one={one} writer={writer} />}
      <Facts
        facts={[
          ...(one.contractNo ? [{ name: t('fibre.contract'), value: one.contractNo }] : []),
          ...one.answers.map((answer) => ({
            name: pick(answer.label, answer.labelMm).text,
            value: pick(answer.value, answer.valueMm).text,
          })),
          ...(one.fee > 0
            ? [
                {
                  name: t('applications.feeName'),
                  value: `${formatKyat(one.fee, lang)} · ${t(`applications.fee.${one.feeState}`)}`,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

function Sent({ one: { reference } }: Pick<ViewProps, 'one'>) {
  const { t } = useWords()
  const sent = justSent(reference)
  if (!sent) return null
  return (
    <Notice
      tone={sent.isNew ? 'success' : 'info'}
      announce="polite"
      title={t(sent.isNew ? 'applications.sentTitle' : 'applications.sameTitle')}
    >
      {t(sent.isNew ? 'applications.sentText' : 'applications.sameText', { number: reference })}
    </Notice>
  )
}
