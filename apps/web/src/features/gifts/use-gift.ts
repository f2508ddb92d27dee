import { useState } from 'react'
import { giveGift, requestGift } from '#contracts/gifts.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { callApi } from '../../api/call-api.ts'
import { useMove } from '../../moves/use-move.ts'

export type Wanted = { readonly receiver: string; readonly message: string }

/** Recipient, review, code, result: nothing about the gift can change between its code and its giving. */
export function useGift({ id, price }: Pick<VasPackage, 'id' | 'price'>) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const params = { id }
  const request = useMove(async ({ receiver, message }: Wanted, moveId) => {
    const body = { receiver, expectedPrice: price, ...(message ? { message } : {}) }
    return (await callApi(requestGift, { params, body, moveId })).result
  })
  const sent = request.done
  const code = useMove(async (otp: string) => {
    const body = { transferId: sent?.transferId ?? '', otp }
    return (await callApi(giveGift, { params, body })).result
  })
  function reset() {
    request.reset()
    code.reset()
  }
  const checking = request.checking ?? code.checking
  return {
    step: code.done || checking ? 3 : sent ? 2 : wanted ? 1 : 0,
    wanted,
    choose: (next: Wanted | null) => {
      reset()
      setWanted(next)
    },
    request,
    sent,
    code,
    checking,
    done: code.done,
    reset,
  } as const
}

export type Gift = ReturnType<typeof useGift>
