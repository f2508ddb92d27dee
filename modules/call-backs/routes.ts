import type { FastifyInstance } from 'fastify'
import { askForCall } from '#contracts/call-backs.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { KeepCallBack } from './keep-call-back.ts'

type Deps = { readonly keep: KeepCallBack; readonly isPlace: (placeId: string) => boolean }

export function callBackRoutes(app: FastifyInstance, { keep, isPlace }: Deps): void {
  serve(app, askForCall, async ({ body: { consent: _, ...wish }, lang }) => {
    if (!isPlace(wish.placeId)) return refused('NOT_FOUND')
    const kept = await keep({ ...wish, preferredContact: 'CALL' }, lang)
    return kept.ok ? ok({ reference: kept.value.reference }) : kept
  })
}
