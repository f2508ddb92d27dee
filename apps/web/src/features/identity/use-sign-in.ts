import { useEffect, useState } from 'react'
import type { SessionView } from '#contracts/identity.ts'
import { now } from '../../clock/now.ts'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { beOwner } from '../../session/own-storage.ts'
import { signIn } from '../../session/session-store.ts'
import { shouldOfferPasskey } from './passkey-asked.ts'
import { keepRotation } from './rotate-token.ts'
import { forgetSentCode, keepSentCode, keptSentCode, type SentCode } from './sent-code.ts'

export type Step = 'ask' | 'code' | 'consent' | 'passkey' | 'done'

/** The steps of signing in. Nobody is signed in before agreeing to the terms in force. */
export function useSignIn() {
  const hydrated = useHydrated()
  const [sent, setSent] = useState<SentCode | null>(() => (hydrated ? keptSentCode(now()) : null))
  const [changing, setChanging] = useState(false)
  const [opened, setOpened] = useState<SessionView | null>(null)
  const [after, setAfter] = useState<'passkey' | 'done' | null>(null)

  // The page may have been rendered by the server, without a session.
  useEffect(() => {
    if (hydrated) setSent((was) => was ?? keptSentCode(now()))
  }, [hydrated])

  async function enter(view: SessionView, username: string, offer: boolean): Promise<void> {
    const next = offer && (await shouldOfferPasskey()) ? 'passkey' : 'done'
    forgetSentCode()
    keepRotation(view.rotateIn)
    setAfter(next)
    beOwner(view.lines.find(({ role }) => role === 'OWNER')?.msisdn ?? view.username)
    signIn(username, view.token)
  }

  const step: Step = after ?? (opened ? 'consent' : sent && !changing ? 'code' : 'ask')
  return {
    step,
    sent,
    opened,
    codeSent(next: SentCode) {
      keepSentCode(next)
      setSent(next)
      setChanging(false)
    },
    /** Back to the number; the code on its way is remembered. */
    changeNumber: () => setChanging(true),
    async byCode(view: SessionView) {
      if (view.consentVersionNeeded) setOpened(view)
      else await enter(view, view.username, true)
    },
    async byPasskey(view: SessionView) {
      if (view.consentVersionNeeded) setOpened(view)
      else await enter(view, view.username, false)
    },
    agreed: (username: string) => (opened ? enter(opened, username, true) : Promise.resolve()),
    disagreed() {
      forgetSentCode()
      setSent(null)
      setOpened(null)
    },
    finish: () => setAfter('done'),
  }
}

export type SignIn = ReturnType<typeof useSignIn>
