import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Mm } from './language.ts'

export const USSD_GROUPS = ['BALANCE', 'DATA', 'TOPUP', 'PACKAGE', 'ROAM', 'LOYALTY', 'FTTH', 'HELP'] as const

export const UssdCode = z.object({
  id: z.string(),
  code: z.string(),
  group: z.enum(USSD_GROUPS),
  title: z.string(),
  titleMm: Mm,
  steps: z.string(),
  stepsMm: Mm,
  /** Whole kyat; 0 is free. */
  cost: z.int(),
})
export type UssdCode = z.infer<typeof UssdCode>

export const getUssd = defineCall({
  id: 'getUssd',
  base: 'website',
  method: 'GET',
  path: '/get-ussd',
  session: 'none',
  cacheable: true,
  result: z.array(UssdCode),
  summary: 'Every code a phone can dial, in order.',
})
