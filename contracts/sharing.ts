import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { SavedRecipient } from './recipients.ts'
import { OtpView } from './identity.ts'
import { Mm } from './language.ts'
import { Kyat } from './money.ts'
import { BalanceTotals, MOVE_STATES, Qty } from './value.ts'

export const SHARE_TYPES = ['DATA', 'VOICE', 'BALANCE'] as const
export type ShareType = (typeof SHARE_TYPES)[number]

export const SHARE_MESSAGE_MAX = 80

/** Why part of what a line has is not offered. */
export const NOT_SHARED_BECAUSE = [
  'GIFT',
  'SHARE',
  'LOYALTY',
  'CAMPAIGN',
  'SCOPE',
  'PACKAGE',
  'ENDS_SOON',
] as const

/** What keeps a line from sharing, with what the words of the code need. */
export const ShareReason = z.object({
  code: z.enum(['LINE_BARRED', 'SENDER_INELIGIBLE', 'SENDER_TOO_NEW', 'SENDER_SPENT_TOO_LITTLE']),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ShareReason = z.infer<typeof ShareReason>

export const ShareInfo = z.object({
  kind: z.enum(SHARE_TYPES),
  /** All that can be shared here. */
  kinds: z.array(z.enum(SHARE_TYPES)),
  /** Others can be asked to share. */
  canAsk: z.boolean(),
  unit: z.enum(['MB', 'MIN', 'MMK']),
  /** What may be given away now. */
  shareable: z.int(),
  /** All the line has of it. */
  total: z.int(),
  /** Where a share would come from, what ends first ahead; a receiver's part ends at `receiverValidTo`. */
  sources: z.array(z.object({ amount: z.int(), receiverValidTo: z.string() })),
  notShared: z.array(
    z.object({
      why: z.enum(NOT_SHARED_BECAUSE),
      amount: z.int(),
      packageName: z.nullable(z.string()),
      packageNameMm: Mm,
    }),
  ),
  options: z.array(z.object({ amount: z.int(), fee: z.int() })),
  /** Any amount in these steps too, for a fee of so many per cent. */
  custom: z.nullable(z.object({ min: z.int(), max: z.int(), step: z.int(), feePct: z.number() })),
  recipientValidityDays: z.int(),
  limits: z.object({
    perDayCount: z.int(),
    usedToday: z.int(),
    perDayAmount: z.int(),
    amountUsedToday: z.int(),
  }),
  eligible: z.boolean(),
  reasons: z.array(ShareReason),
  recents: z.array(SavedRecipient),
  mainBalance: z.int(),
})
export type ShareInfo = z.infer<typeof ShareInfo>

export const ShareTransfer = z.object({
  transferId: z.string(),
  kind: z.enum(SHARE_TYPES),
  /** Its middle hidden. */
  to: z.string(),
  amount: Qty,
  fee: z.int(),
  status: z.enum(MOVE_STATES),
  message: z.nullable(z.string()),
  /** When the first of it ends; null for kyat. */
  recipientValidTo: z.nullable(z.string()),
  /** Until then what is unused can be asked back; null where it cannot. */
  recallUntil: z.nullable(z.string()),
  createdAt: z.string(),
  completedAt: z.nullable(z.string()),
  receiptNo: z.string(),
})
export type ShareTransfer = z.infer<typeof ShareTransfer>

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))

const ShareRequest = z.object({
  /** Kept for older clients; the line is always the session's own. */
  phoneNumber: z.optional(typedNumber),
  receiver: typedNumber,
  amount: z.int().check(z.gte(1), z.lte(1_000_000)),
  expectedFee: Kyat,
  message: z.optional(z.string().check(z.trim(), z.maxLength(SHARE_MESSAGE_MAX))),
})

const ShareRequested = z.object({
  transferId: z.string(),
  otp: OtpView,
  fee: z.int(),
  /** What the sender can still share or spend after it. */
  senderAfter: z.int(),
  receiverMasked: z.string(),
  recipientValidTo: z.nullable(z.string()),
  /** What is left today after this one. */
  left: z.object({ count: z.int(), amount: z.int() }),
})
export type ShareRequested = z.infer<typeof ShareRequested>

const ShareConfirm = z.object({
  transferId: z.uuid(),
  otp: z.string().check(z.minLength(4), z.maxLength(24)),
})

export const Shared = z.object({ transfer: ShareTransfer, balances: BalanceTotals })
export type Shared = z.infer<typeof Shared>

type Paths = { readonly info: string; readonly request: string; readonly confirm: string }

/** @__NO_SIDE_EFFECTS__ */
const infoCall = (id: string, path: string) =>
  defineCall({
    id,
    base: 'gateway',
    method: 'GET',
    path,
    session: 'required',
    query: z.object({ phoneNumber: z.optional(typedNumber) }),
    result: ShareInfo,
    summary:
      'What the own line may share, for which fee, how much of it today, and why not where it may not.',
  })

/** @__NO_SIDE_EFFECTS__ */
const requestCall = (id: string, path: string) =>
  defineCall({
    id,
    base: 'gateway',
    method: 'POST',
    path,
    session: 'required',
    changes: true,
    body: ShareRequest,
    result: ShareRequested,
    summary:
      'Sets amount and fee aside and sends a code that names amount and recipient. Header Idempotency-Key.',
  })

/** @__NO_SIDE_EFFECTS__ */
const confirmCall = (id: string, path: string) =>
  defineCall({
    id,
    base: 'gateway',
    method: 'POST',
    path,
    session: 'required',
    changes: true,
    body: ShareConfirm,
    result: Shared,
    summary: 'Shares what was requested, with its code. Nothing about it can change between the two.',
  })

/** @__NO_SIDE_EFFECTS__ */
const callsAt = (name: string, { info, request, confirm }: Paths) => ({
  info: infoCall(`${name}ShareInfo`, info),
  request: requestCall(`request${name[0]?.toUpperCase()}${name.slice(1)}Share`, request),
  confirm: confirmCall(`confirm${name[0]?.toUpperCase()}${name.slice(1)}Share`, confirm),
})

/** The paths are the seed's own; each kind has its three. */
export const SHARE_CALLS = {
  DATA: callsAt('data', {
    info: '/v2/data-share/get-info',
    request: '/v2/data-share/request',
    confirm: '/v2/data-share/confirm',
  }),
  VOICE: callsAt('voice', {
    info: '/voice-share/info',
    request: '/voice-share/request-share-voice',
    confirm: '/voice-share/share-voice',
  }),
  /** Not the seed's; NOT_FOUND where it is switched off. */
  BALANCE: callsAt('balance', {
    info: '/v2/balance-share/get-info',
    request: '/v2/balance-share/request',
    confirm: '/v2/balance-share/confirm',
  }),
} as const

export const RECALL_STATES = ['ASKED', 'RETURNED', 'REFUSED'] as const

export const Recall = z.object({
  state: z.enum(RECALL_STATES),
  amount: Qty,
  /** What had not been used and came back; null before the answer and when nothing did. */
  returned: z.nullable(Qty),
  askedAt: z.string(),
  /** By then an SMS tells both sides how it ended. */
  answerBy: z.string(),
})
export type Recall = z.infer<typeof Recall>

const byTransfer = z.object({ transferId: z.uuid() })

export const askRecall = defineCall({
  id: 'askRecall',
  base: 'gateway',
  method: 'POST',
  path: '/me/shares/:transferId/recall',
  session: 'required',
  changes: true,
  params: byTransfer,
  body: z.object({}),
  result: Recall,
  summary: 'Asks back what the receiver of an own share has not used. Within 60 minutes; the fee stays.',
})

export const getRecall = defineCall({
  id: 'getRecall',
  base: 'gateway',
  method: 'GET',
  path: '/me/shares/:transferId/recall',
  session: 'required',
  params: byTransfer,
  result: Recall,
  summary: 'What became of it.',
})

export const ASK_STATES = ['OPEN', 'SHARED', 'DECLINED'] as const

export const ShareAsk = z.object({
  askId: z.string(),
  kind: z.enum(SHARE_TYPES),
  amount: Qty,
  /** The other line's full number: somebody who asks wants to be recognised, and nobody should share with a stranger. */
  number: z.string(),
  message: z.nullable(z.string()),
  state: z.enum(ASK_STATES),
  askedAt: z.string(),
  /** After that it is too late to answer. */
  openUntil: z.string(),
})
export type ShareAsk = z.infer<typeof ShareAsk>

export const ShareAsks = z.object({
  /** What others ask of the own line and is still open. */
  incoming: z.array(ShareAsk),
  /** What the own line asked for lately. */
  outgoing: z.array(ShareAsk),
})

export const getShareAsks = defineCall({
  id: 'getShareAsks',
  base: 'gateway',
  method: 'GET',
  path: '/me/share-asks',
  session: 'required',
  result: ShareAsks,
  summary: 'Who asks the own line to share, and whom it asked. NOT_FOUND where asking is switched off.',
})

export const askForShare = defineCall({
  id: 'askForShare',
  base: 'gateway',
  method: 'POST',
  path: '/me/share-asks',
  session: 'required',
  changes: true,
  body: z.object({
    giver: typedNumber,
    kind: z.enum(SHARE_TYPES),
    amount: z.int().check(z.gte(1), z.lte(1_000_000)),
    message: z.optional(z.string().check(z.trim(), z.maxLength(SHARE_MESSAGE_MAX))),
  }),
  result: ShareAsk,
  summary:
    'Asks another line to share. It is told by SMS, once; nothing moves before it shares with its own code.',
})

const byAsk = z.object({ askId: z.uuid() })

export const declineShareAsk = defineCall({
  id: 'declineShareAsk',
  base: 'gateway',
  method: 'POST',
  path: '/me/share-asks/:askId/decline',
  session: 'required',
  changes: true,
  params: byAsk,
  body: z.object({}),
  result: z.object({}),
  summary: 'Says no to what another line asked for. It is not told.',
})
