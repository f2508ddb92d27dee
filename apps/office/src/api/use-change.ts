import type { Call, ResultOf } from '#contracts/call.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callOffice, type CallInput } from './call-office.ts'
import type { Refusal } from './refusal.ts'

export type Change<C extends Call> = {
  /** Sends the change at once and answers what the server said, or null when it said no: `refusal` has the words. */
  run(input: CallInput<C>): Promise<ResultOf<C> | null>
  readonly busy: boolean
  readonly refusal: Refusal | null
  forget(): void
}

/**
 * The one way to change anything. The screen changes only after the server's answer, nothing waits for a message to fade, and a second
 * press during the first does nothing. Everything shown is refetched.
 */
export function useChange<C extends Call>(call: C): Change<C> {
  const cache = useQueryClient()
  const underWay = useRef(false)
  const { mutateAsync, isPending, error, reset } = useMutation<ResultOf<C>, Refusal, CallInput<C>>({
    mutationFn: (input) => callOffice(call, input),
    retry: false,
    networkMode: 'always',
    onSettled: () => cache.invalidateQueries(),
  })
  return {
    run: async (input) => {
      if (underWay.current) return null
      underWay.current = true
      try {
        return await mutateAsync(input)
      } catch {
        return null
      } finally {
        underWay.current = false
      }
    },
    busy: isPending,
    refusal: error,
    forget: reset,
  }
}
