import type { Lang } from '#contracts/language.ts'
import { TRANSACTION_TYPES } from '#contracts/value.ts'
import type { CodeSms, LineStanding, Purpose } from '#modules/identity/index.ts'
import type { SmsSlots, SmsTemplate } from '#modules/notify/index.ts'
import type { ChargeOrder, CreditOrder, ReverseOrder, TakeBackOrder, TransferOrder, Unit } from './core.ts'

type WithoutId<T> = Omit<T, 'id'>

/** The order to the core; the id of the move is added when it is sent. */
export type PlannedOrder =
  | { readonly do: 'charge'; readonly order: WithoutId<ChargeOrder> }
  | { readonly do: 'transfer'; readonly order: WithoutId<TransferOrder> }
  | { readonly do: 'credit'; readonly order: WithoutId<CreditOrder> }
  | { readonly do: 'reverse'; readonly order: WithoutId<ReverseOrder> }
  | { readonly do: 'takeBack'; readonly order: WithoutId<TakeBackOrder> }

/** Types that the table accepts; each has a text (`account.type.*`). */
export const HISTORY_TYPES = TRANSACTION_TYPES
export type HistoryType = (typeof HISTORY_TYPES)[number]

export type Delta = { readonly unit: Unit; readonly value: number }

/** The move as one line sees it. `why` names the text of the reason and its slots. */
export type HistoryLine = {
  readonly line: string
  readonly type: HistoryType
  readonly deltas: readonly Delta[]
  readonly counterparty: string | null
  readonly why: { readonly key: string; readonly slots: Readonly<Record<string, string | number>> }
}

/** `DONE` whenever it succeeded; the late ones only when its owner was told to wait. */
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

/** Points for the payer, as decided at the start. */
export type Earns = {
  readonly netKyat: number
  readonly spend: number
  readonly rank: number
  /** Points not earned because of the daily limit. */
  readonly overLimit: number
  /** Whether it counts for the daily limit. */
  readonly limited: boolean
  /** When they can be spent. */
  readonly dueAt: string
}

export type MovePlan<Data = unknown> = {
  readonly order: PlannedOrder
  readonly product: string | null
  readonly amountKyat: number
  readonly counterparty: string | null
  /** When set, the price is reserved and nothing moves before the code arrives. */
  readonly confirmation: Confirmation | null
  readonly history: readonly HistoryLine[]
  readonly notices: readonly Notice[]
  readonly earns?: Earns | null
  /** Whatever the kind needs at the end, which may run in another process. */
  readonly data: Data
}

export type StoredCode = {
  readonly purpose: Purpose
  readonly payload: string
  readonly challengeId: string
  /** For sending another code; null in plans of the previous release. */
  readonly again: { readonly sms: CodeSms; readonly standing: LineStanding['state'] } | null
}

/** The stored form: plain data, with the version of what its kind stores. */
export type StoredPlan<Data = unknown> = Pick<MovePlan<Data>, 'order' | 'history' | 'notices' | 'data'> & {
  readonly version: number
  readonly hold: string | null
  readonly code: StoredCode | null
  /** Missing in plans of the previous release, whose points came with the charge. */
  readonly earns: Earns | null
}
