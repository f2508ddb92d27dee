import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CaptchaType } from '#contracts/captcha.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { now } from '../clock/now.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const needsLetters = (error: Error | null) =>
  error?.name === 'WorkNotDone' || (error instanceof ApiRefusal && error.code === 'CAPTCHA_INVALID')

/** Compared by name, because the class is in a file loaded later. */
const triedOf = (error: Error | null): string | null =>
  error?.name === 'WorkNotDone' && 'captchaId' in error ? (error.captchaId as string | null) : null

type Wanted<Asked> = { readonly asked: Asked; readonly captchaToken?: string }

/** A request that needs a human check first; a phone that cannot calculate gets letters instead. */
export function useChecked<Asked, Result>(
  type: CaptchaType,
  send: (asked: Asked, captchaToken: string) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const [checking, setChecking] = useState(false)
  const turn = useOneAtATime()

  async function prove(): Promise<string> {
    setChecking(true)
    const { proveHuman } = await import('./human-check/prove-human.ts')
    return proveHuman(type).finally(() => setChecking(false))
  }

  const request = useMutation({
    networkMode: 'always',
    mutationFn: async ({ asked, captchaToken }: Wanted<Asked>) =>
      send(asked, captchaToken ?? (await prove())),
    onSuccess: onDone,
    onSettled: turn.end,
  })
  const { error, variables } = request
  const retryAfterSec = error instanceof ApiRefusal ? error.retryAfterSec : null
  return {
    start: (asked: Asked) => turn.start(() => request.mutate({ asked })),
    /** In the form `RequestState` shows. */
    request: {
      pending: request.isPending,
      checking,
      error: needsLetters(error) ? null : error,
      waitUntil: retryAfterSec ? (request.submittedAt || now()) + retryAfterSec * 1000 : null,
      letters:
        needsLetters(error) && variables
          ? {
              type,
              tried: triedOf(error),
              onToken: (captchaToken: string) =>
                turn.start(() => request.mutate({ asked: variables.asked, captchaToken })),
            }
          : null,
    },
    reset: request.reset,
  } as const
}
