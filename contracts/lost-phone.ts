import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Proven } from './proof.ts'

/**
 * NONE: the line works. ASKED: the operator's system was told and has not answered; it is asked on. DONE: nobody calls, writes or
 * spends with it until a shop or staff lift it. REFUSED: it cannot be done from here.
 */
export const SUSPENSION_STATES = ['NONE', 'ASKED', 'DONE', 'REFUSED'] as const

export const Suspension = z.object({
  state: z.enum(SUSPENSION_STATES),
  /** When it was asked for here; null where it was not. */
  askedAt: z.nullable(z.string()),
})
export type Suspension = z.infer<typeof Suspension>

const own = { base: 'gateway', session: 'required' } as const

export const getSuspension = defineCall({
  id: 'getSuspension',
  ...own,
  method: 'GET',
  path: '/me/line/suspension',
  result: Suspension,
  summary: 'Whether the own line is stopped, or about to be.',
})

export const suspendLine = defineCall({
  id: 'suspendLine',
  ...own,
  method: 'POST',
  path: '/me/line/suspension',
  changes: true,
  perAddress: { most: 20, seconds: 600 },
  /** Made by the client, one per intent: the same again asks for nothing new. */
  body: z.object({ requestId: z.uuid() }),
  result: Suspension,
  summary:
    'The phone or SIM is lost: stops the own line and signs out every other device at once. A session is enough, of any device.',
})

export const showPuk = defineCall({
  id: 'showPuk',
  ...own,
  method: 'POST',
  path: '/me/line/puk',
  changes: true,
  perAddress: { most: 20, seconds: 600 },
  body: Proven,
  result: z.object({ puk: z.string() }),
  summary:
    'The PUK of the own SIM, after a fresh code or passkey. NOT_FOUND where the operator gives none out; a shop does.',
})
