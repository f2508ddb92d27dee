import * as z from 'zod/mini'
import { PaymentAction } from '#contracts/payments.ts'
import { LIVE, type PaymentState } from './states.ts'

export type PaymentTry = {
  readonly id: string
  readonly orderId: string
  readonly channel: string
  readonly way: string
  readonly reference: string
  readonly amountKyat: number
  readonly state: PaymentState
  readonly bodyHash: Buffer
  readonly action: PaymentAction | null
  readonly providerRef: string | null
  readonly paidKyat: number | null
  readonly refundKyat: number
  readonly noticeSaid: 'PAID' | 'FAILED' | null
  readonly told: boolean
  readonly askedAt: Date | null
  readonly closedAt: Date | null
  readonly dueAt: Date | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly settledAt: Date | null
}

/** The form that our page posts, and its target. */
export const PageForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })
export type PageForm = z.infer<typeof PageForm>

export const readAction = (raw: unknown): PaymentAction | null => {
  const read = PaymentAction.safeParse(raw)
  return read.success ? read.data : null
}

/** Believed to be unpaid, but still asked about once more. */
export const isWatched = ({ state }: Pick<PaymentTry, 'state'>): boolean =>
  state === 'EXPIRED' || state === 'FAILED'

export const ASKED_ABOUT: readonly PaymentState[] = [...LIVE, 'EXPIRED', 'FAILED']
