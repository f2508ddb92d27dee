import { useEffect, useRef } from 'react'
import type { TextKey } from '#i18n/keys.generated.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { SIGN_IN_WAY } from './ask-for-code.ts'
import { AskStep } from './ask-step.tsx'
import { CodeStep } from './code-step.tsx'
import { ConsentStep } from './consent-step.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { useCodeRequest } from '../../codes/use-code-request.ts'
import type { SignIn, Step } from './use-sign-in.ts'
import styles from './log-in-page.module.css'

const TITLE: Readonly<Record<Step, TextKey>> = {
  ask: 'identity.title',
  code: 'identity.codeTitle',
  consent: 'identity.consentTitle',
  passkey: 'identity.passkeyTitle',
  done: 'identity.title',
}

type Props = { readonly signIn: SignIn; readonly fibre: boolean; readonly ended: boolean }

/** One card, whose heading and contents change from step to step. */
export function SignInSteps({ signIn, fibre, ended }: Props) {
  const { t } = useWords()
  const card = useRef<HTMLDivElement>(null)
  const request = useCodeRequest(SIGN_IN_WAY, signIn.codeSent)
  const { step, sent, opened } = signIn
  const first = useRef(step)

  // The code step focuses its own field; the others are read from their heading.
  useEffect(() => {
    if (step === first.current) return
    first.current = step
    window.scrollTo(0, 0)
    if (step !== 'code') card.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])

  const title = step === 'ask' && fibre ? 'identity.fibreTitle' : TITLE[step]
  return (
    <div ref={card} className={styles.steps}>
      <PageHeading title={t(title)} className={styles.title} />
      {step === 'ask' && <AskStep signIn={signIn} request={request} fibre={fibre} ended={ended} />}
      {step === 'code' && sent && (
        <CodeStep
          key={sent.challengeId}
          sent={sent}
          request={request}
          onSession={signIn.byCode}
          onChangeNumber={signIn.changeNumber}
        />
      )}
      {step === 'consent' && opened && (
        <ConsentStep opened={opened} onAgreed={signIn.agreed} onDisagreed={signIn.disagreed} />
      )}
      {step === 'passkey' && <PasskeyOffer onDone={signIn.finish} />}
    </div>
  )
}
