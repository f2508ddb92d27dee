import { useQuery } from '@tanstack/react-query'
import { SHARE_CALLS } from '#contracts/sharing.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { shapedLike } from '../../value/shaped-like.ts'
import { useCoded } from '../../value/use-coded.ts'

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
  const coded = useCoded({
    intent: {
      call: calls.request.id,
      about: '',
      whom: ({ receiver, amount }: Wanted) => `${receiver}:${amount}`,
      read: shapedLike<Wanted>({ receiver: '', amount: 0, fee: 0, message: '' }),
    },
    ask: async ({ receiver, amount, fee, message }, moveId) => {
      const body = { receiver, amount, expectedFee: fee, ...(message ? { message } : {}) }
      const { result } = await callApi(calls.request, { body, moveId })
      return { ...result, price: result.fee }
    },
    confirm: async (moveId, otp) =>
      (await callApi(calls.confirm, { body: { transferId: moveId, otp } })).result,
  })
  const { step, checking, done, ended } = coded
  const shown = step !== null && !step.left
  return {
    at: done || checking || ended ? 2 : shown ? 1 : 0,
    request: coded.request,
    coded,
    checking,
    done,
    ended,
    reset: coded.reset,
  } as const
}

export type Share = ReturnType<typeof useShare>
