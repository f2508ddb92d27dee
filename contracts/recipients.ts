import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))

export const SavedRecipient = z.object({
  msisdn: z.string(),
  nickname: z.nullable(z.string()),
  lastUsedAt: z.string(),
  useCount: z.int(),
})
export type SavedRecipient = z.infer<typeof SavedRecipient>

export const getRecipients = defineCall({
  id: 'getRecipients',
  base: 'gateway',
  method: 'GET',
  path: '/me/recipients',
  session: 'required',
  result: z.array(SavedRecipient),
  summary: 'Numbers the own line sent to, latest first.',
})

export const saveRecipient = defineCall({
  id: 'saveRecipient',
  base: 'gateway',
  method: 'POST',
  path: '/me/recipients',
  session: 'required',
  changes: true,
  body: z.object({ msisdn: typedNumber, nickname: z.nullable(z.string().check(z.trim(), z.maxLength(40))) }),
  result: SavedRecipient,
  summary: 'Saves a number, or gives it another name.',
})

export const removeRecipient = defineCall({
  id: 'removeRecipient',
  base: 'gateway',
  method: 'DELETE',
  path: '/me/recipients/:msisdn',
  session: 'required',
  changes: true,
  params: z.object({ msisdn: typedNumber }),
  result: z.object({}),
  summary: 'Forgets a number.',
})

export const GIFT_POLICIES = ['ALL', 'SAVED_ONLY', 'NONE'] as const

export const getGiftPolicy = defineCall({
  id: 'getGiftPolicy',
  base: 'gateway',
  method: 'GET',
  path: '/me/gift-policy',
  session: 'required',
  result: z.object({ acceptGifts: z.enum(GIFT_POLICIES) }),
  summary: 'Who may send gifts to the own line.',
})

export const setGiftPolicy = defineCall({
  id: 'setGiftPolicy',
  base: 'gateway',
  method: 'POST',
  path: '/me/gift-policy',
  session: 'required',
  changes: true,
  body: z.object({ acceptGifts: z.enum(GIFT_POLICIES) }),
  result: z.object({ acceptGifts: z.enum(GIFT_POLICIES) }),
  summary: 'Decides who may send gifts to the own line.',
})
