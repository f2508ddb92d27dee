import type { Pdu } from 'smpp'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { SmsReceipt } from '#modules/notify/index.ts'

type Outcome = SmsReceipt['outcome']

/** Four bits of `esm_class` say whether it is a receipt; everything else is a message from a phone. */
const MESSAGE_TYPE_BITS = 0x3c
const RECEIPT = 0x04

const BY_STATE: Readonly<Record<number, Outcome>> = {
  2: 'DELIVERED',
  3: 'EXPIRED',
  4: 'FAILED',
  5: 'FAILED',
  8: 'FAILED',
}
const BY_WORD: Readonly<Record<string, Outcome>> = {
  DELIVRD: 'DELIVERED',
  EXPIRED: 'EXPIRED',
  DELETED: 'FAILED',
  UNDELIV: 'FAILED',
  REJECTD: 'FAILED',
}
const ID = /^[\x21-\x7e]{1,64}$/

const textOf = (value: unknown): string => {
  const message = typeof value === 'object' && value !== null && 'message' in value ? value.message : value
  return typeof message === 'string' ? message : ''
}

/** Undefined when nothing was said, null when what was said is no id. */
const idOf = (value: unknown): string | null | undefined => {
  if (value === undefined) return undefined
  const id = typeof value === 'string' ? value.replace(/\0+$/, '') : ''
  return ID.test(id) ? id : null
}

/** The receipt comes from the number the message went to; some centres turn sender and receiver round. */
const recipientOf = ({ source_addr: from, destination_addr: to }: Pdu): string | null =>
  parseMsisdn(typeof from === 'string' ? from : '') ?? parseMsisdn(typeof to === 'string' ? to : '')

/**
 * The final word on one message, or null: a message from a phone, a state in between, or something that contradicts
 * itself. A centre says the same in fields, in words, or in both; where both are there they must agree.
 */
export function readReceipt(pdu: Pdu): Omit<SmsReceipt, 'centre'> | null {
  const {
    esm_class: esmClass,
    message_state: state,
    receipted_message_id: fieldId,
    short_message: body,
  } = pdu
  if (typeof esmClass !== 'number' || (esmClass & MESSAGE_TYPE_BITS) !== RECEIPT) return null
  const text = textOf(body) || textOf(pdu['message_payload'])
  const ids = [idOf(fieldId), idOf(/(?:^|\s)id:(\S+)/i.exec(text)?.[1])]
  const outcomes = [
    typeof state === 'number' ? (BY_STATE[state] ?? null) : undefined,
    wordOutcome(/\bstat:([A-Z]{7})\b/i.exec(text)?.[1]),
  ]
  const centreId = only(ids)
  const outcome = only(outcomes)
  const recipient = recipientOf(pdu)
  return centreId && outcome && recipient ? { centreId, outcome, recipient } : null
}

const wordOutcome = (word: string | undefined): Outcome | null | undefined =>
  word === undefined ? undefined : (BY_WORD[word.toUpperCase()] ?? null)

function only<T>(values: readonly (T | undefined)[]): T | undefined {
  const said = new Set(values.filter((value) => value !== undefined))
  return said.size === 1 ? [...said][0] : undefined
}
