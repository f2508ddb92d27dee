import type { OtpView } from '#contracts/identity.ts'
import type { CHANNEL_METHODS, OrderType } from '#contracts/payments.ts'
import type { PageForm } from './payment.ts'

export type Method = (typeof CHANNEL_METHODS)[number]

/** One way to pay at a channel, as payers choose it. */
export type WayToPay = {
  /** `channelCode` in the contract. */
  readonly code: string
  readonly name: string
  readonly nameMm: string
  readonly method: Method
  readonly minKyat: number
  readonly maxKyat: number
  readonly sortOrder: number
  /** Only for these types of order; absent means all. */
  readonly for?: readonly OrderType[]
  /** Only for payers with one of our numbers. */
  readonly ownNumbers?: true
}

/** What a channel declares here as impossible is never asked of it. */
export type Abilities = {
  readonly close: boolean
  readonly refund: boolean
  readonly partialRefund: boolean
  readonly askRefund: boolean
  readonly settlement: boolean
}

export type StartOrder = {
  readonly reference: string
  readonly way: string
  readonly amountKyat: number
  readonly expiresAt: Date
  /** Where the payer's browser returns to; a return proves nothing. */
  readonly returnUrl: string
  /** Where the channel sends notices; a notice proves nothing either. */
  readonly noticeUrl: string
}

/**
 * FORM is posted by a page of our own; CODE asks for a one-time code; NONE needs nothing; everything else is opened or drawn as given.
 */
export type StartedAction =
  | { readonly kind: 'REDIRECT' | 'DEEPLINK'; readonly url: string }
  | { readonly kind: 'QR'; readonly payload: string }
  | { readonly kind: 'FORM'; readonly form: PageForm }
  | { readonly kind: 'CODE'; readonly otp: OtpView }
  | { readonly kind: 'NONE' }

export type Started =
  | { readonly said: 'STARTED'; readonly action: StartedAction; readonly evidence: object }
  | { readonly said: 'REFUSED'; readonly why: string; readonly evidence: object }

export type AskOrder = {
  readonly reference: string
  readonly amountKyat: number
  readonly createdAt: Date
}

/** What the channel says was paid; whether that is what we asked for is judged elsewhere. */
export type Paid = {
  readonly said: 'PAID'
  readonly reference: string
  readonly providerRef: string
  readonly amountKyat: number
  readonly currency: string
  readonly merchant: string
  readonly evidence: object
}

/**
 * `WAITING`: nobody has paid yet. `PROCESSING`: a payment is under way. `REFUSED`: the payer or the bank refused. `CLOSED`: it can no
 * longer be paid. `NOT_KNOWN`: a status we do not know.
 */
export type Asked =
  | Paid
  | {
      readonly said: 'WAITING' | 'PROCESSING' | 'REFUSED' | 'CLOSED' | 'NOT_FOUND' | 'NOT_KNOWN'
      readonly evidence: object
    }

export type Closed = { readonly said: 'CLOSED' | 'NOT_CLOSED'; readonly evidence: object }

export type RefundOrder = {
  /** Id of the refund, a version 7 UUID that stays the same when it is sent with another number. */
  readonly id: string
  readonly number: string
  readonly reference: string
  readonly providerRef: string
  readonly paidKyat: number
  readonly amountKyat: number
}

/** `ON_ITS_WAY` can last for days. */
export type RefundAnswer = {
  readonly said: 'DONE' | 'ON_ITS_WAY' | 'REFUSED' | 'NOT_FOUND' | 'NOT_KNOWN'
  readonly providerRef?: string
  /** The amount really refunded, where the channel says it. */
  readonly amountKyat?: number
  readonly evidence: object
}

/** A notice as received: raw bytes, because the signature covers bytes. */
export type RawNotice = { readonly contentType: string; readonly body: Buffer }

/** `FALSE`: not from this channel, or incomplete. Whatever a notice says, it only brings our own question forward. */
export type NoticeRead =
  | { readonly is: 'TRUE'; readonly reference: string; readonly said: 'PAID' | 'FAILED' | 'OTHER' }
  | { readonly is: 'FALSE'; readonly why: string }

export type SettlementLine = {
  readonly kind: 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | 'REVERSAL'
  /** Our reference of the payment or refund. */
  readonly reference: string
  readonly providerRef: string
  readonly amountKyat: number
}

export type SettlementRead =
  | {
      readonly ok: true
      readonly day: string
      readonly merchant: string
      readonly lines: readonly SettlementLine[]
    }
  | { readonly ok: false; readonly why: string }

/**
 * What paying needs from a channel. Silence is an exception (`NoAnswer`), a refusal is a value. Nothing a customer typed is ever passed
 * to one.
 */
export type Channel = {
  /** Never changes: payments are stored under this name. */
  readonly name: string
  readonly merchant: string
  readonly ways: readonly WayToPay[]
  readonly can: Abilities
  /** Origins a posted form may go to; empty without forms. */
  readonly formOrigins: readonly string[]
  /** The answer the channel expects to its notices. */
  readonly noticeAnswer: { readonly contentType: string; readonly body: string }
  start(order: StartOrder): Promise<Started>
  /** Pure: depends on the bytes alone, so the same notice always reads the same. */
  readNotice(raw: RawNotice): Promise<NoticeRead>
  ask(order: AskOrder): Promise<Asked>
  close(order: AskOrder): Promise<Closed>
  refund(order: RefundOrder): Promise<RefundAnswer>
  askRefund(order: RefundOrder): Promise<RefundAnswer>
  readSettlement(bytes: Buffer): SettlementRead
  /** The settlement file of a day, or null when it does not exist yet. */
  fetchSettlement?(day: string): Promise<Buffer | null>
}
