import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getGiftPolicy, setGiftPolicy, type GIFT_POLICIES } from '#contracts/recipients.ts'
import { getPrivacy, keepAccount, setMarketing, type Privacy } from '#contracts/privacy.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'

export type GiftPolicy = (typeof GIFT_POLICIES)[number]

export const usePrivacy = () =>
  useQuery({
    queryKey: useOwnKey('privacy'),
    queryFn: async ({ signal }) => (await callApi(getPrivacy, { signal })).result,
    staleTime: 0,
  })

/** Every change answers how things stand then. */
function usePrivacyChange<Change>(change: (wanted: Change) => Promise<Privacy>) {
  const client = useQueryClient()
  const queryKey = useOwnKey('privacy')
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSuccess: (now) => client.setQueryData(queryKey, now),
  })
}

export const useSetMarketing = () =>
  usePrivacyChange(
    async (marketing: boolean) => (await callApi(setMarketing, { body: { marketing } })).result,
  )

export const useKeepAccount = () => usePrivacyChange(async (_: void) => (await callApi(keepAccount)).result)

export const useGiftPolicy = () =>
  useQuery({
    queryKey: useOwnKey('giftPolicy'),
    queryFn: async ({ signal }) => (await callApi(getGiftPolicy, { signal })).result,
    staleTime: 0,
  })

export function useSetGiftPolicy() {
  const client = useQueryClient()
  const queryKey = useOwnKey('giftPolicy')
  return useMutation({
    networkMode: 'always',
    mutationFn: async (acceptGifts: GiftPolicy) =>
      (await callApi(setGiftPolicy, { body: { acceptGifts } })).result,
    onSuccess: (now) => client.setQueryData(queryKey, now),
  })
}
