import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { OtpView } from '#contracts/identity.ts'
import { now } from '../clock/now.ts'
import { timesOf } from './sent-step.ts'

type Sent = ReturnType<typeof timesOf> & { readonly challengeId: string; readonly sends: number }

/** A code to one phone, for one purpose. */
export function useAskedCode(ask: () => Promise<OtpView>) {
  const [sent, setSent] = useState<Sent | null>(null)
  const asked = useMutation({
    networkMode: 'always',
    mutationFn: ask,
    onSuccess: (view) =>
      setSent((before) => ({
        ...timesOf(view, now()),
        challengeId: view.challengeId,
        sends: (before?.sends ?? 0) + 1,
      })),
  })
  return {
    sent,
    ask: () => asked.mutate(),
    asking: asked.isPending,
    error: asked.error,
    forget() {
      setSent(null)
      asked.reset()
    },
  }
}

export type AskedCode = ReturnType<typeof useAskedCode>
