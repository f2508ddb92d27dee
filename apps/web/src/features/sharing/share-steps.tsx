import { useState } from 'react'
import { brand } from '#brand'
import { displayMsisdn } from '#contracts/msisdn.ts'
import type { ShareInfo } from '#contracts/sharing.ts'
import { formatKyat } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'
import { CodeStep } from '../../value/code-step.tsx'
import { FreedNote } from '../../value/freed-note.tsx'
import { MoveEnded } from '../../value/move-ended.tsx'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { Waiting as StillChecking } from '../../value/waiting.tsx'
import { WaitingOffer } from '../../value/waiting-offer.tsx'
import { IncomingAsks } from './incoming-asks.tsx'
import { Shared } from './shared.tsx'
import { ShareHead } from './share-head.tsx'
import { EMPTY_DRAFT, ShareForm, type Draft } from './share-form.tsx'
import { useShare, type Share, type ShareKind } from './use-share.ts'
import styles from './sharing.module.css'

const STEPS = ['form', 'code', 'result'] as const
const RESULT = STEPS.length - 1

type Props = { readonly kind: ShareKind; readonly info: ShareInfo }

/** What was typed stays while the code is asked for, so the way back leads to it. */
export function ShareSteps({ kind, info }: Props) {
  const { t } = useWords()
  const share = useShare(kind)
  const [draft, setDraft] = useState<Draft>(() => draftOf(share))
  const names = STEPS.map((step) => t(`sharing.step.${step}`))
  const name = names[share.at] ?? ''
  return (
    <div className={styles.columns}>
      <ShareHead info={info} behind={share.at > 0} />
      <div className={styles.steps}>
        <Steps
          label={t('gifts.stepOf', { step: share.at + 1, steps: STEPS.length, name })}
          steps={names}
          current={share.at}
        />
        {share.at === 0 && <IncomingAsks info={info} onAnswer={setDraft} />}
        <Result
          info={info}
          share={share}
          onAgain={() => {
            setDraft(EMPTY_DRAFT)
            share.reset()
          }}
        />
        {share.at < RESULT && (
          <Card as="section" padding="roomy" className={styles.card}>
            <Step info={info} share={share} draft={draft} onDraft={setDraft} />
          </Card>
        )}
      </div>
    </div>
  )
}

type Parts = { readonly info: ShareInfo; readonly share: Share }

/** How it ended, or that nobody knows yet. */
function Result({ info: { unit, kind }, share, onAgain }: Parts & { readonly onAgain: () => void }) {
  const { t, lang } = useWords()
  const { checking, done, ended, coded } = share
  if (done) return <Shared shared={done} onAgain={onAgain} />
  if (ended) return <MoveEnded ended={ended} code={brand.ussd.share} onAgain={share.reset} />
  if (!checking) return null
  const { step } = coded
  const what = step ? amountText({ unit, value: step.sent.amount }, lang, t) : t(`sharing.kind.${kind}`)
  const taken = step && step.price + (unit === 'MMK' ? step.sent.amount : 0)
  return <StillChecking checking={checking} what={what} price={taken ? formatKyat(taken, lang) : undefined} />
}

type StepProps = Parts & { readonly draft: Draft; readonly onDraft: (draft: Draft) => void }

function Step({ info, share, draft, onDraft }: StepProps) {
  const { step } = share.coded
  if (step && !step.left) return <ShareCode info={info} share={share} />
  return (
    <>
      <Waiting info={info} share={share} />
      <ShareForm info={info} share={share} draft={draft} onDraft={onDraft} />
    </>
  )
}

/** After a reload the form behind the code is as it was. */
function draftOf({ coded: { step } }: Share): Draft {
  if (!step) return EMPTY_DRAFT
  const { receiver, amount, message } = step.sent
  return { phone: displayMsisdn(receiver), amount, message }
}

/** What waits for its code, what is set aside besides, and what was just given back. */
function Waiting({ info: { unit }, share: { coded } }: Parts) {
  const { t, lang } = useWords()
  const { step, freed } = coded
  const number = displayMsisdn(step?.sent.receiver ?? '')
  const given = freed && [
    amountText({ unit, value: freed.sent.amount }, lang, t),
    formatKyat(freed.price, lang),
  ]
  return (
    <>
      {given && <FreedNote amount={given.join(' + ')} />}
      <WaitingOffer coded={coded} step={step} title={t('sharing.waits', { number })} />
      <SetAsideNotes except={step?.moveId} />
    </>
  )
}

function ShareCode({ info: { unit }, share: { coded } }: Parts) {
  const { t, lang } = useWords()
  const { step } = coded
  if (!step) return null
  return (
    <CodeStep
      coded={coded}
      step={step}
      facts={[
        { name: t('gifts.to'), value: displayMsisdn(step.sent.receiver), strong: true },
        { name: t('sharing.amount'), value: amountText({ unit, value: step.sent.amount }, lang, t) },
        { name: t('gifts.fee'), value: formatKyat(step.price, lang) },
      ]}
    />
  )
}
