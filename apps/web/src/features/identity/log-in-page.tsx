import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { Card } from '#ui/card/card.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useSession } from '../../session/session-store.ts'
import { LogInSide } from './log-in-side.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import { useSignIn } from './use-sign-in.ts'
import { goOn } from './where-to.ts'
import styles from './log-in-page.module.css'

/** A signed-in visitor is sent on, even when the sign-in happened in another tab. */
export function Page() {
  const search = new URLSearchParams(useSearch())
  const fibre = search.has('fibre')
  const session = useSession()
  const signIn = useSignIn()
  const arrived =
    session.state === 'signedIn' && signIn.step !== 'passkey' && (signIn.step === 'done' || !fibre)

  useEffect(() => {
    if (arrived) goOn()
  }, [arrived])

  return (
    <div className={styles.scene}>
      <PageWidth>
        <div className={styles.columns}>
          <Card padding="roomy" className={styles.card}>
            <SignInSteps signIn={signIn} fibre={fibre} ended={search.has('ended')} />
          </Card>
          <LogInSide />
        </div>
      </PageWidth>
    </div>
  )
}
