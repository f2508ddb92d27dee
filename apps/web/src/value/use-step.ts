import { useEffect, useEffectEvent, useState } from 'react'
import type { OtpView } from '#contracts/identity.ts'
import type { MoveView } from '#contracts/value.ts'
import { useRefreshOwn } from '../api/use-account.ts'
import { now } from '../clock/now.ts'
import { onKept, type Intent } from './kept-moves.ts'
import { forgetStep, keepStep, keptStep, timesOf, type SentStep } from './sent-step.ts'
import { isUnderWay, useWatch } from './use-watch.ts'

export type Asked = { readonly transferId: string; readonly otp: OtpView; readonly price: number }

/** The step that waits for a code, from this page, an earlier one or another tab. */
export function useStep<Sent>(intent: Intent<Sent>) {
  const [step, setStep] = useState<SentStep<Sent> | null>(() => keptStep(intent, now()))
  /** Started by another page: its state is looked up, because it may have progressed there. */
  const [watching, setWatching] = useState(step !== null)
  const [ended, setEnded] = useState<MoveView | null>(null)
  const refresh = useRefreshOwn()
  const { view, missing } = useWatch(watching && step ? step.moveId : null)

  function change(next: SentStep<Sent>) {
    keepStep(intent, next)
    setStep(next)
  }
  function close() {
    forgetStep(intent)
    setStep(null)
    setWatching(false)
  }
  const look = useEffectEvent(() => {
    const kept = keptStep(intent, now())
    if (!kept) return
    const isSame = kept.moveId === step?.moveId
    // Each tab decides for itself whether the step is left.
    setStep(isSame ? { ...kept, left: step.left } : kept)
    if (!isSame) setWatching(true)
  })
  useEffect(() => onKept(look), [])

  const over = missing || (view !== null && view.state !== 'CODE_SENT' && !isUnderWay(view))
  const finish = useEffectEvent(() => {
    if (view) setEnded(view)
    close()
    void refresh()
  })
  useEffect(() => {
    if (over) finish()
  }, [over])

  return {
    step,
    ended,
    checking: view && step && isUnderWay(view) ? { moveId: step.moveId, time: view.promisedBy } : null,
    open({ transferId, otp, price }: Asked, sent: Sent) {
      setEnded(null)
      setWatching(false)
      const rest = { sent, price, sends: 1, typed: false, left: false }
      change({ moveId: transferId, ...timesOf(otp, now()), ...rest })
    },
    resent: (otp: OtpView) => step && change({ ...step, ...timesOf(otp, now()), sends: step.sends + 1 }),
    waits: (until: number) => step && change({ ...step, resendAt: until }),
    typed() {
      // The answer to a typed code tells the result anyway.
      setWatching(false)
      if (step) change({ ...step, typed: true })
    },
    refused: () => step && change({ ...step, typed: false }),
    leave: () => step && change({ ...step, left: true }),
    goOn: () => step && change({ ...step, left: false }),
    /** Its code was used elsewhere: from here it is only followed. */
    watch: () => setWatching(true),
    close,
    /** Ended for good; the page still shows why. */
    forget: () => forgetStep(intent),
    reset: () => setEnded(null),
  }
}

export type Step<Sent> = ReturnType<typeof useStep<Sent>>
