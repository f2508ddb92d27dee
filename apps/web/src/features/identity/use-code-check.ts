import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { SessionView } from '#contracts/identity.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { now } from '../../clock/now.ts'
import { checkCode } from './check-code.ts'
import type { SentCode } from './sent-code.ts'
import { useOneAtATime } from '../../codes/use-one-at-a-time.ts'

const codeOf = (error: Error | null) => (error instanceof ApiRefusal ? error.code : null)

/** One code at a time: while one is checked, no other is sent. */
export function useCodeCheck(sent: SentCode, onSession: (view: SessionView) => Promise<void>) {
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const turn = useOneAtATime()
  const check = useMutation({
    networkMode: 'always',
    mutationFn: async (code: string) => onSession(await checkCode(sent, code)),
    onMutate: () => setLockedUntil(null),
    onSettled: turn.end,
    onError: (error) => {
      if (error instanceof ApiRefusal && error.code === 'OTP_LOCKED')
        setLockedUntil(now() + (error.retryAfterSec ?? 60) * 1000)
    },
  })
  const code = codeOf(check.error)
  return {
    check: (typed: string) => turn.start(() => check.mutate(typed)),
    pending: check.isPending,
    error: check.error,
    /** Right or wrong, this code has been checked: typing it again is useless. */
    judged: code === 'OTP_INVALID' || code === 'OTP_EXPIRED',
    dead: code === 'OTP_EXPIRED',
    lockedUntil,
    reset: check.reset,
  }
}
