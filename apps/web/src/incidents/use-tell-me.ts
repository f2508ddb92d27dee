import { useMutation } from '@tanstack/react-query'
import { tellWhenFixed } from '#contracts/status.ts'
import { callApi } from '../api/call-api.ts'

/** Requested since the page was loaded. */
const asked = new Set<string>()

export const isAsked = (incidentId: string) => asked.has(incidentId)

/** One SMS when it is over; `token` is a guest's, a signed-in customer needs none. */
export const useTellMe = (incidentId: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async (bearer: { readonly token?: string }) =>
      (await callApi(tellWhenFixed, { params: { incidentId }, ...bearer })).result,
    onSuccess: () => void asked.add(incidentId),
  })
