import { useState } from 'react'
import { giveGift, requestGift } from '#contracts/gifts.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { callApi } from '../../api/call-api.ts'
import { shapedLike } from '../../value/shaped-like.ts'
import { useCoded } from '../../value/use-coded.ts'

export type Wanted = { readonly receiver: string; readonly message: string }

type Sent = Wanted & { readonly expectedPrice: number }

/** Recipient, review, code, result: nothing about the gift can change between its code and its giving. */
export function useGift({ id, price }: Pick<VasPackage, 'id' | 'price'>) {
  const params = { id }
  const coded = useCoded({
    intent: {
      call: requestGift.id,
      about: id,
      whom: ({ receiver }: Sent) => receiver,
      read: shapedLike<Sent>({ receiver: '', message: '', expectedPrice: 0 }),
    },
    ask: async ({ message, ...rest }, moveId) => {
      const body = { ...rest, ...(message ? { message } : {}) }
      return (await callApi(requestGift, { params, body, moveId })).result
    },
    confirm: async (moveId, otp) =>
      (await callApi(giveGift, { params, body: { transferId: moveId, otp } })).result,
  })
  const { request, step, checking, done, ended } = coded
  const [wanted, setWanted] = useState<Wanted | null>(step?.sent ?? null)
  const shown = step !== null && !step.left
  return {
    at: done || checking || ended ? 3 : shown ? 2 : wanted ? 1 : 0,
    wanted,
    choose: (next: Wanted | null) => {
      coded.reset()
      setWanted(next)
    },
    ask: (next: Wanted) => request.start({ ...next, expectedPrice: price }),
    coded,
    checking,
    done,
    ended,
  } as const
}

export type Gift = ReturnType<typeof useGift>
