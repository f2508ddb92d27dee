import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { resendMoveCode } from '#contracts/value.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useRefreshOwn } from '../api/use-account.ts'
import { now } from '../clock/now.ts'
import type { Intent } from './kept-moves.ts'
import { isAboutCode, wasJudged } from './move-errors.ts'
import type { SentStep } from './sent-step.ts'
import { giveUp, useCancel } from './use-cancel.ts'
import { useMove } from './use-move.ts'
import { useStep, type Asked, type Step } from './use-step.ts'

type Calls<Sent, Done> = {
  readonly intent: Intent<Sent>
  readonly ask: (sent: Sent, moveId: string) => Promise<Asked>
  /** With the request, for a call that repeats it. */
  readonly confirm: (moveId: string, otp: string, sent: Sent) => Promise<Done>
}

/** A move with a code in between. It cannot change between its request and its end, and a discarded page loses neither. */
export function useCoded<Sent, Done>({ intent, ask, confirm }: Calls<Sent, Done>) {
  const waiting = useStep(intent)
  const [freed, setFreed] = useState<SentStep<Sent> | null>(null)
  const [wentBack, setWentBack] = useState(false)
  const refresh = useRefreshOwn()
  const { step } = waiting

  const request = useMove(async (sent: Sent, moveId) => {
    setFreed(null)
    const asked = await ask(sent, moveId)
    waiting.open(asked, sent)
    return asked
  }, intent)

  const code = useMove(async (otp: string) => {
    if (!step) throw new Error('a code without the move it is for')
    waiting.typed()
    try {
      const done = await confirm(step.moveId, otp, step.sent)
      waiting.close()
      return done
    } catch (error) {
      if (error instanceof ApiRefusal && wasJudged(error)) {
        if (isAboutCode(error)) waiting.refused()
        else waiting.forget()
      }
      throw error
    }
  })
  const resend = useResend(waiting)
  const cancel = useCancel(() => {
    setFreed(step)
    waiting.close()
  }, waiting.watch)
  function reset() {
    request.reset()
    code.reset()
    resend.reset()
    cancel.reset()
    waiting.reset()
    setFreed(null)
  }
  return {
    request,
    code,
    step,
    resend,
    cancel,
    /** What was just cancelled and released. */
    freed,
    checking: request.checking ?? code.checking ?? waiting.checking,
    ended: request.ended ?? waiting.ended,
    done: code.done,
    back: () => {
      code.reset()
      waiting.leave()
      setWentBack(true)
    },
    /** The user went back on this page. */
    wentBack,
    goOn: () => {
      waiting.goOn()
      setWentBack(false)
    },
    /** The code is useless now: releases its reservation and shows the form again. */
    startAgain() {
      if (step) void giveUp(step.moveId).then(refresh)
      waiting.close()
      reset()
    },
    reset,
  } as const
}

export type Coded<Sent, Done> = ReturnType<typeof useCoded<Sent, Done>>

function useResend<Sent>(waiting: Step<Sent>) {
  const { step } = waiting
  const resend = useMutation({
    networkMode: 'always',
    mutationFn: async () =>
      (await callApi(resendMoveCode, { params: { moveId: step?.moveId ?? '' } })).result,
    onSuccess: ({ otp }) => waiting.resent(otp),
    onError: (error) => {
      if (error instanceof ApiRefusal && error.code === 'OTP_TOO_SOON')
        waiting.waits(now() + (error.retryAfterSec ?? 30) * 1000)
    },
  })
  return {
    start: () => resend.mutate(),
    pending: resend.isPending,
    error: resend.error,
    /** The move's time is nearly over: no further code is sent. */
    isOver: resend.error instanceof ApiRefusal && resend.error.code === 'OTP_EXPIRED',
    reset: resend.reset,
  }
}
