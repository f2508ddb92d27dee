import type { OtpView } from '#contracts/identity.ts'
import type { CHANNEL_METHODS, OrderType } from '#contracts/payments.ts'
import type { PageForm } from './payment.ts'

export type Method = (typeof CHANNEL_METHODS)[number]

/** One way to pay at a channel, as payers choose it. */
export type WayToPay = {
  /** What the contract calls `channelCode`. */
  readonly code: string
  readonly name: string
  readonly nameMm: string
  readonly method: Method
  readonly minKyat: number
  readonly maxKyat: number
  readonly sortOrder: number
  /** Only for these orders; all, where it does not say. */
  readonly for?: readonly OrderType[]
  /** Only for numbers of our own. */
  readonly ownNumbers?: true
}

/** What it cannot do it says here, and is not asked for. */
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
  /** Where the payer's browser comes back to; it decides nothing. */
  readonly returnUrl: string
  /** Where the channel tells us; neither does that. */
  readonly noticeUrl: string
}

/** FORM is posted by a page of our own; CODE wants a one-time code; NONE nothing at all; everything else is opened or drawn as it is. */
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

/** What was paid, in the channel's own words; whether it is what we asked for is judged elsewhere. */
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
 * `WAITING`: nobody has paid yet. `PROCESSING`: somebody is. `REFUSED`: the payer or the bank said no. `CLOSED`: nobody can pay it any
 * more. `NOT_KNOWN`: a word that we do not know.
 */
export type Asked =
  | Paid
  | {
      readonly said: 'WAITING' | 'PROCESSING' | 'REFUSED' | 'CLOSED' | 'NOT_FOUND' | 'NOT_KNOWN'
      readonly evidence: object
    }

export type Closed = { readonly said: 'CLOSED' | 'NOT_CLOSED'; readonly evidence: object }

export type RefundOrder = {
  /** Of the refund itself: a version 7 UUID that stays, whatever number it is sent with. */
  readonly id: string
  readonly number: string
  readonly reference: string
  readonly providerRef: string
  readonly paidKyat: number
  readonly amountKyat: number
}

/** `ON_ITS_WAY` may last for days. */
export type RefundAnswer = {
  readonly said: 'DONE' | 'ON_ITS_WAY' | 'REFUSED' | 'NOT_FOUND' | 'NOT_KNOWN'
  readonly providerRef?: string
  /** What really goes back, where it says so. */
  readonly amountKyat?: number
  readonly evidence: object
}

/** A notice as it came: bytes, because a signature is over bytes. */
export type RawNotice = { readonly contentType: string; readonly body: Buffer }

/** `FALSE`: it is not this channel's, or not whole. Whatever it says only brings our own question forward. */
export type NoticeRead =
  | { readonly is: 'TRUE'; readonly reference: string; readonly said: 'PAID' | 'FAILED' | 'OTHER' }
  | { readonly is: 'FALSE'; readonly why: string }

export type SettlementLine = {
  readonly kind: 'PAYMENT' | 'REFUND' | 'CHARGEBACK' | 'REVERSAL'
  /** Ours, of the try or of the refund. */
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
 * What paying needs from a channel. Silence is an exception (`NoAnswer`), a refusal is a value. Nothing a customer wrote is ever handed
 * to one.
 */
export type Channel = {
  /** One word for ever: its payments are known by it. */
  readonly name: string
  readonly merchant: string
  readonly ways: readonly WayToPay[]
  readonly can: Abilities
  /** Where a posted form may go; empty where there is none. */
  readonly formOrigins: readonly string[]
  /** What it wants to hear when it told us something. */
  readonly noticeAnswer: { readonly contentType: string; readonly body: string }
  start(order: StartOrder): Promise<Started>
  /** Pure: from the bytes alone, and whoever asks twice hears the same. */
  readNotice(raw: RawNotice): Promise<NoticeRead>
  ask(order: AskOrder): Promise<Asked>
  close(order: AskOrder): Promise<Closed>
  refund(order: RefundOrder): Promise<RefundAnswer>
  askRefund(order: RefundOrder): Promise<RefundAnswer>
  readSettlement(bytes: Buffer): SettlementRead
  /** A day's file, or null when it is not there yet. */
  fetchSettlement?(day: string): Promise<Buffer | null>
}
