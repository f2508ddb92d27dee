import { maskMsisdn } from '#contracts/msisdn.ts'
import * as z from 'zod/mini'
import { SHARE_TYPES, type ShareType } from '#contracts/sharing.ts'
import { Qty } from '#contracts/value.ts'
import { formatInteger } from '#language/formats.ts'
import { lastDay } from '#language/last-day.ts'
import type { Asked, Delta, MovePlan, Notice } from '#modules/value/index.ts'
import type { Purpose } from '#modules/identity/index.ts'
import type { ShareFacts, ShareInput } from './share-asked.ts'
import { amountText, codeSms } from './share-words.ts'
import { UNIT_OF } from './shareable.ts'

const DAY_MS = 86_400_000
/** For this long the sender can recall what the receiver has not used. */
export const RECALL_WITHIN_MS = 60 * 60_000

const PURPOSES = {
  DATA: 'DATA_SHARE',
  VOICE: 'VOICE_SHARE',
  BALANCE: 'BALANCE_SHARE',
} as const satisfies Record<ShareType, Purpose>

/** What the end of a share needs. */
export const ShareData = z.object({
  kind: z.enum(SHARE_TYPES),
  receiver: z.string(),
  amount: Qty,
  feeKyat: z.int(),
  message: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  /** Null when it cannot be recalled: kyat are not kept apart on a balance. */
  recallMs: z.nullable(z.int()),
  createdAt: z.string(),
})
export type ShareData = z.infer<typeof ShareData>

export function planOf(
  type: ShareType,
  { line, lang, input, facts, now }: Asked<ShareInput, ShareFacts>,
  feeKyat: number,
  soonest: Date | null,
): MovePlan<ShareData> {
  const { receiver, amount, message } = input
  const unit = UNIT_OF[type]
  const most = new Date(now.getTime() + facts.rule.validityDays * DAY_MS)
  const validTo = type === 'BALANCE' ? null : most.toISOString()
  const ends = soonest && (soonest < most ? soonest : most)
  const data: ShareData = {
    kind: type,
    receiver,
    amount: { unit, value: amount },
    feeKyat,
    message,
    validTo: ends && ends.toISOString(),
    recallMs: type === 'BALANCE' ? null : RECALL_WITHIN_MS,
    createdAt: now.toISOString(),
  }
  const order = { from: line, to: receiver, unit, amount, feeKyat, validTo, hold: null }
  const out: Delta[] =
    type === 'BALANCE'
      ? [{ unit, value: -amount - feeKyat }]
      : [
          { unit, value: -amount },
          { unit: 'MMK', value: -feeKyat },
        ]
  return {
    order: { do: 'transfer', order },
    product: null,
    amountKyat: type === 'BALANCE' ? amount + feeKyat : feeKyat,
    counterparty: receiver,
    confirmation: {
      purpose: PURPOSES[type],
      payload: ['share', type, line, receiver, amount, feeKyat].join('\n'),
      sms: codeSms(type, amount, receiver, feeKyat),
      standing: facts.senderStanding,
    },
    history: [
      {
        line,
        type: 'SHARE_OUT',
        deltas: out.filter(({ value }) => value !== 0),
        counterparty: receiver,
        why: { key: 'shareOut', slots: { fee: feeKyat, message: message ?? '' } },
      },
      {
        line: receiver,
        type: 'SHARE_IN',
        deltas: [{ unit, value: amount }],
        counterparty: line,
        why: { key: 'shareIn', slots: { message: message ?? '' } },
      },
    ],
    notices: noticesOf(type, { line, lang, input }, feeKyat, ends),
    data,
  }
}

type Noticed = Pick<Asked<ShareInput, ShareFacts>, 'line' | 'lang' | 'input'>

/** SMS to both sides. The receiver's language is unknown, and Burmese is what most read. */
function noticesOf(
  type: ShareType,
  { line, lang, input }: Noticed,
  feeKyat: number,
  ends: Date | null,
): Notice[] {
  const { receiver, amount } = input
  const sender = maskMsisdn(line)
  const own = amountText(type, amount, lang)
  const theirs = amountText(type, amount, 'my')
  const received: Notice = ends
    ? {
        when: 'DONE',
        to: receiver,
        lang: 'my',
        template: 'shareReceived',
        slots: { sender, amount: theirs, date: lastDay(ends) },
      }
    : { when: 'DONE', to: receiver, lang: 'my', template: 'kyatReceived', slots: { sender, amount: theirs } }
  return [
    received,
    {
      when: 'DONE',
      to: line,
      lang,
      template: 'shareSent',
      slots: { amount: own, recipient: receiver, fee: formatInteger(feeKyat) },
    },
    {
      when: 'LATE_FAILED',
      to: line,
      lang,
      template: 'shareFailed',
      slots: { amount: own, recipient: receiver },
    },
  ]
}
