import type { Lang } from '#contracts/language.ts'
import { TRANSACTION_TYPES } from '#contracts/value.ts'
import type { CodeSms, LineStanding, Purpose } from '#modules/identity/index.ts'
import type { SmsSlots, SmsTemplate } from '#modules/notify/index.ts'
import type { ChargeOrder, CreditOrder, ReverseOrder, TakeBackOrder, TransferOrder, Unit } from './core.ts'

type WithoutId<T> = Omit<T, 'id'>

/** What the core is asked to do; the id of the move is added when it is asked. */
export type PlannedOrder =
  | { readonly do: 'charge'; readonly order: WithoutId<ChargeOrder> }
  | { readonly do: 'transfer'; readonly order: WithoutId<TransferOrder> }
  | { readonly do: 'credit'; readonly order: WithoutId<CreditOrder> }
  | { readonly do: 'reverse'; readonly order: WithoutId<ReverseOrder> }
  | { readonly do: 'takeBack'; readonly order: WithoutId<TakeBackOrder> }

/** All that the table takes; each has its word (`account.type.*`). */
export const HISTORY_TYPES = TRANSACTION_TYPES
export type HistoryType = (typeof HISTORY_TYPES)[number]

export type Delta = { readonly unit: Unit; readonly value: number }

/** One line's view of the move. `why` names the words of the reason; what fills them stands beside. */
export type HistoryLine = {
  readonly line: string
  readonly type: HistoryType
  readonly deltas: readonly Delta[]
  readonly counterparty: string | null
  readonly why: { readonly key: string; readonly slots: Readonly<Record<string, string | number>> }
}

/** `DONE` whenever it worked; the late ones only when its owner was told to wait. */
export const NOTICE_WHEN = ['DONE', 'LATE_DONE', 'LATE_FAILED'] as const
export type NoticeWhen = (typeof NOTICE_WHEN)[number]

export type Notice = {
  [T in SmsTemplate]: {
    readonly when: NoticeWhen
    readonly to: string
    readonly lang: Lang
    readonly template: T
    readonly slots: SmsSlots<T>
  }
}[SmsTemplate]

/** A code that confirms exactly this and nothing else. */
export type Confirmation = {
  readonly purpose: Purpose
  /** Amount and recipient in a fixed spelling; the id of the move is added. */
  readonly payload: string
  readonly sms: CodeSms
  readonly standing: LineStanding
}

/** Points that its payer will have for it, as it was decided when it began. */
export type Earns = {
  readonly netKyat: number
  readonly spend: number
  readonly rank: number
  /** Not earned, because the day's limit was reached. */
  readonly overLimit: number
  /** Counts for the day's limit. */
  readonly limited: boolean
  /** From when on they can be spent. */
  readonly dueAt: string
}

export type MovePlan<Data = unknown> = {
  readonly order: PlannedOrder
  readonly product: string | null
  readonly amountKyat: number
  readonly counterparty: string | null
  /** With it the price is set aside, and nothing moves before the code came back. */
  readonly confirmation: Confirmation | null
  readonly history: readonly HistoryLine[]
  readonly notices: readonly Notice[]
  readonly earns?: Earns | null
  /** Whatever the kind needs when the move ends, which may be in another process. */
  readonly data: Data
}

export type StoredCode = {
  readonly purpose: Purpose
  readonly payload: string
  readonly challengeId: string
  /** What another code would be sent with; null in plans of the release before. */
  readonly again: { readonly sms: CodeSms; readonly standing: LineStanding['state'] } | null
}

/** The plan as it is kept: plain data, with the version of what its kind keeps. */
export type StoredPlan<Data = unknown> = Pick<MovePlan<Data>, 'order' | 'history' | 'notices' | 'data'> & {
  readonly version: number
  readonly hold: string | null
  readonly code: StoredCode | null
  /** Plans of the release before have none: their points came with the charge. */
  readonly earns: Earns | null
}
