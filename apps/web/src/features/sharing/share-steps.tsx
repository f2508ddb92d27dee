import { useState } from 'react'
import type { ShareInfo } from '#contracts/sharing.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CheckingNote } from '../../moves/checking-note.tsx'
import { CodeStep } from '../../moves/code-step.tsx'
import { IncomingAsks } from './incoming-asks.tsx'
import { Shared } from './shared.tsx'
import { ShareHead } from './share-head.tsx'
import { EMPTY_DRAFT, ShareForm, type Draft } from './share-form.tsx'
import { useShare, type Share, type ShareKind } from './use-share.ts'
import styles from './sharing.module.css'

const STEPS = ['form', 'code', 'result'] as const

type Props = { readonly kind: ShareKind; readonly info: ShareInfo }

/** What was typed stays while the code is asked for, so the way back leads to it. */
export function ShareSteps({ kind, info }: Props) {
  const { t } = useWords()
  const share = useShare(kind)
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const names = STEPS.map((step) => t(`sharing.step.${step}`))
  const name = names[share.step] ?? ''
  return (
    <div className={styles.columns}>
      <ShareHead info={info} behind={share.step > 0} />
      <div className={styles.steps}>
        <Steps
          label={t('gifts.stepOf', { step: share.step + 1, steps: STEPS.length, name })}
          steps={names}
          current={share.step}
        />
        {share.step === 0 && <IncomingAsks info={info} onAnswer={setDraft} />}
        <Card as="section" padding="roomy" className={styles.card}>
          <Step
            info={info}
            share={share}
            draft={draft}
            onDraft={setDraft}
            onAgain={() => {
              setDraft(EMPTY_DRAFT)
              share.reset()
            }}
          />
        </Card>
      </div>
    </div>
  )
}

type StepProps = {
  readonly info: ShareInfo
  readonly share: Share
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onAgain: () => void
}

function Step({ info, share, draft, onDraft, onAgain }: StepProps) {
  const { t } = useWords()
  const { sent, checking, done, code } = share
  if (done) return <Shared shared={done} onAgain={onAgain} />
  if (checking) return <CheckingNote checking={checking} />
  if (!sent) return <ShareForm info={info} share={share} draft={draft} onDraft={onDraft} />
  return (
    <CodeStep otp={sent.otp} code={code} onStartAgain={share.reset}>
      <Button full variant="quiet" disabled={code.pending} onClick={share.reset}>
        {t('gifts.back')}
      </Button>
    </CodeStep>
  )
}
