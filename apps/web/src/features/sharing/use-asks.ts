import { useMutation, useQuery } from '@tanstack/react-query'
import { askForShare, declineShareAsk, getShareAsks } from '#contracts/sharing.ts'
import { callApi, type CallInput } from '../../api/call-api.ts'
import { useRefreshOwn } from '../../api/use-account.ts'
import { useOwnKey } from '../../api/use-own-key.ts'

/** Who asks the own line to share, and whom it asked. */
export const useAsks = (canAsk: boolean) =>
  useQuery({
    queryKey: useOwnKey('share-asks'),
    queryFn: async ({ signal }) => (await callApi(getShareAsks, { signal })).result,
    enabled: canAsk,
    staleTime: 0,
  })

export type AskBody = NonNullable<CallInput<typeof askForShare>['body']>

export function useAskForShare() {
  const refresh = useRefreshOwn()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (body: AskBody) => (await callApi(askForShare, { body })).result,
    onSuccess: () => void refresh(),
  })
}

export function useDecline() {
  const refresh = useRefreshOwn()
  return useMutation({
    networkMode: 'always',
    mutationFn: (askId: string) => callApi(declineShareAsk, { params: { askId }, body: {} }),
    onSettled: () => void refresh(),
  })
}
