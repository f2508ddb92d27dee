import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CaptchaType } from '#contracts/captcha.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { now } from '../../clock/now.ts'
import { askForCode, type CodeAsk } from './ask-for-code.ts'
import { type SentCode, toSentCode } from './sent-code.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Wanted = {
  readonly ask: CodeAsk
  /** Codes sent before this one. */
  readonly sends: number
  /** From the letters, when the phone could not do the work. */
  readonly captchaToken?: string
}

const CAPTCHA_OF: Readonly<Record<CodeAsk['kind'], CaptchaType>> = { LOGIN: 'LOGIN', SIGNUP: 'SIGNUP' }

const isRefusal = (error: unknown, code: string) => error instanceof ApiRefusal && error.code === code

/** By its name: the class comes with the file of the work. */
const triedOf = (error: unknown): string | null =>
  error instanceof Error && error.name === 'WorkNotDone' && 'captchaId' in error
    ? (error.captchaId as string | null)
    : null

/** The work comes with its own file; most sign-ins never need it. */
async function workFor(kind: CodeAsk['kind']): Promise<string> {
  const { proveHuman } = await import('./human-check/prove-human.ts')
  return proveHuman(CAPTCHA_OF[kind])
}

/** Asks for a code, and passes the human check on the way when one is wanted. */
export function useCodeRequest(onSent: (sent: SentCode) => void) {
  const [checking, setChecking] = useState(false)
  const [waitUntil, setWaitUntil] = useState<number | null>(null)
  const turn = useOneAtATime()

  async function prove(kind: CodeAsk['kind']): Promise<string> {
    setChecking(true)
    return workFor(kind)
  }

  const request = useMutation({
    networkMode: 'always',
    mutationFn: async ({ ask, sends, captchaToken }: Wanted) => {
      const token = captchaToken ?? (ask.kind === 'SIGNUP' ? await prove(ask.kind) : null)
      const view = await askForCode(ask, token).catch(async (error: unknown) => {
        if (token || !isRefusal(error, 'CAPTCHA_REQUIRED')) throw error
        return askForCode(ask, await prove(ask.kind))
      })
      return toSentCode(ask, view, sends + 1, now())
    },
    onMutate: () => setWaitUntil(null),
    onSuccess: onSent,
    onError: (error) => {
      if (error instanceof ApiRefusal && error.retryAfterSec) setWaitUntil(now() + error.retryAfterSec * 1000)
    },
    onSettled: () => {
      turn.end()
      setChecking(false)
    },
  })

  const wanted = request.variables
  const needsLetters = request.error?.name === 'WorkNotDone' || isRefusal(request.error, 'CAPTCHA_INVALID')
  return {
    /** A second press while the first is under way asks for nothing. */
    send: (next: Wanted) => turn.start(() => request.mutate(next)),
    pending: request.isPending,
    checking,
    waitUntil,
    error: needsLetters ? null : request.error,
    /** The other human check, for the request that waits for it. */
    letters:
      needsLetters && wanted
        ? {
            type: CAPTCHA_OF[wanted.ask.kind],
            tried: triedOf(request.error),
            onToken: (captchaToken: string) => turn.start(() => request.mutate({ ...wanted, captchaToken })),
          }
        : null,
    reset() {
      request.reset()
      setWaitUntil(null)
    },
  }
}

export type CodeRequest = ReturnType<typeof useCodeRequest>
