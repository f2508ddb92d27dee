import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CaptchaType } from '#contracts/captcha.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { now } from '../clock/now.ts'
import type { CodeWay } from './code-way.ts'
import { type SentCode, toSentCode } from './sent-code.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

type Wanted<Ask> = {
  readonly ask: Ask
  /** Codes sent before this one. */
  readonly sends: number
  /** From the letters, when the phone could not do the calculation. */
  readonly captchaToken?: string
}

const isRefusal = (error: unknown, code: string) => error instanceof ApiRefusal && error.code === code

/** Compared by name, because the class is in a file loaded later. */
const triedOf = (error: unknown): string | null =>
  error instanceof Error && error.name === 'WorkNotDone' && 'captchaId' in error
    ? (error.captchaId as string | null)
    : null

/** Loaded on demand; most sign-ins never need it. */
async function workFor(type: CaptchaType): Promise<string> {
  const { proveHuman } = await import('./human-check/prove-human.ts')
  return proveHuman(type)
}

/** Requests a code, solving the human check on the way if one is required. */
export function useCodeRequest<Ask>(way: CodeWay<Ask>, onSent: (sent: SentCode<Ask>) => void) {
  const [checking, setChecking] = useState(false)
  const [waitUntil, setWaitUntil] = useState<number | null>(null)
  const turn = useOneAtATime()

  async function prove(ask: Ask): Promise<string> {
    setChecking(true)
    return workFor(way.captchaOf(ask))
  }

  const request = useMutation({
    networkMode: 'always',
    mutationFn: async ({ ask, sends, captchaToken }: Wanted<Ask>) => {
      const token = captchaToken ?? (way.isHumanFirst(ask) ? await prove(ask) : null)
      const view = await way.send(ask, token).catch(async (error: unknown) => {
        if (token || !isRefusal(error, 'CAPTCHA_REQUIRED')) throw error
        return way.send(ask, await prove(ask))
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
    /** A second press during the first does nothing. */
    send: (next: Wanted<Ask>) => turn.start(() => request.mutate(next)),
    pending: request.isPending,
    checking,
    waitUntil,
    error: needsLetters ? null : request.error,
    /** The other human check, for the request that is waiting for it. */
    letters:
      needsLetters && wanted
        ? {
            type: way.captchaOf(wanted.ask),
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

export type CodeRequest<Ask> = ReturnType<typeof useCodeRequest<Ask>>
