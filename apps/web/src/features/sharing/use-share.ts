import { useQuery } from '@tanstack/react-query'
import { SHARE_CALLS } from '#contracts/sharing.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { useMove } from '../../moves/use-move.ts'

export type ShareKind = keyof typeof SHARE_CALLS

export type Wanted = {
  readonly receiver: string
  readonly amount: number
  readonly fee: number
  readonly message: string
}

/** What the own line may share now; asked again whenever value moved. */
export const useShareInfo = (kind: ShareKind) =>
  useQuery({
    queryKey: useOwnKey('share', kind),
    queryFn: async ({ signal }) => (await callApi(SHARE_CALLS[kind].info, { signal })).result,
    staleTime: 0,
  })

/** Form, code, result: nothing about the share can change between its code and its end. */
export function useShare(kind: ShareKind) {
  const calls = SHARE_CALLS[kind]
  const request = useMove(async ({ receiver, amount, fee, message }: Wanted, moveId) => {
    const body = { receiver, amount, expectedFee: fee, ...(message ? { message } : {}) }
    return (await callApi(calls.request, { body, moveId })).result
  })
  const sent = request.done
  const code = useMove(async (otp: string) => {
    const body = { transferId: sent?.transferId ?? '', otp }
    return (await callApi(calls.confirm, { body })).result
  })
  const checking = request.checking ?? code.checking
  return {
    step: code.done || checking ? 2 : sent ? 1 : 0,
    request,
    sent,
    code,
    checking,
    done: code.done,
    reset() {
      request.reset()
      code.reset()
    },
  } as const
}

export type Share = ReturnType<typeof useShare>
