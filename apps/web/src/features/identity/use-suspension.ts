import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSuspension, suspendLine, type Suspension } from '#contracts/lost-phone.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { useSession } from '../../session/session-store.ts'

const LOOK_EVERY_MS = 2_000

/** Whether the own line is suspended; refreshed until the operator's system has answered. */
export const useSuspension = () =>
  useQuery({
    queryKey: useOwnKey('suspension'),
    queryFn: async ({ signal }) => (await callApi(getSuspension, { signal })).result,
    enabled: useSession().state === 'signedIn',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'ASKED' ? LOOK_EVERY_MS : false),
  })

/** Pressing again after a lost answer is the same order: one id per opened sheet. */
export function useStopLine(requestId: string, onAsked: () => void) {
  const client = useQueryClient()
  const queryKey = useOwnKey('suspension')
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => (await callApi(suspendLine, { body: { requestId } })).result,
    onSuccess: (suspension: Suspension) => {
      client.setQueryData(queryKey, suspension)
      onAsked()
    },
  })
}
