import type { Call, ResultOf } from '#contracts/call.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { callOffice, type CallInput } from './call-office.ts'
import type { Refusal } from './refusal.ts'

type Options = {
  readonly enabled?: boolean
  /** A board that somebody looks at is asked again by itself. */
  readonly everyMs?: number
  /** For customer data: removed from memory with the screen, and refetched when it is shown again. */
  readonly forgets?: boolean
}

/** What one call of the contract answers, kept in memory only. */
export function useRead<C extends Call>(
  call: C,
  input: CallInput<C> = {},
  { enabled = true, everyMs, forgets = false }: Options = {},
): UseQueryResult<ResultOf<C>, Refusal> {
  return useQuery<ResultOf<C>, Refusal>({
    queryKey: ['office', call.id, input.params ?? null, input.body ?? null],
    queryFn: ({ signal }) => callOffice(call, { ...input, signal }),
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
    ...(forgets ? { gcTime: 0, staleTime: 0 } : {}),
  })
}
