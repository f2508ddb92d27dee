import smpp from 'smpp'
import { brand } from '#brand'
import { fitsOnePart, smsSize } from '#language/sms-parts.ts'
import type { OutgoingSms } from '#modules/notify/index.ts'

const TON = { international: 1, alphanumeric: 5 } as const
const NPI_ISDN = 1
const DATA_CODING = { gsm7: 0, ucs2: 8 } as const
const RECEIPT_PLEASE = 1
const URGENT = 2

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `YYMMDDhhmmss`, which the library marks as counted from now: the centre's clock may differ from ours. */
export function relativeTime(seconds: number): string {
  const whole = Math.max(1, Math.floor(seconds))
  const parts = [
    Math.floor(whole / DAY),
    Math.floor(whole / HOUR) % 24,
    Math.floor(whole / MINUTE) % 60,
    whole % 60,
  ]
  return `0000${parts.map((part) => String(part).padStart(2, '0')).join('')}`
}

/** Seven bits where every letter allows it, UCS-2 otherwise. */
export function encodeText(text: string): { data_coding: number; short_message: Buffer } {
  if (!fitsOnePart(text)) throw new RangeError('an SMS must fit one part')
  const { encoding } = smsSize(text)
  const coder = encoding === 'gsm7' ? smpp.encodings.ASCII : smpp.encodings.UCS2
  return { data_coding: DATA_CODING[encoding], short_message: coder.encode(text) }
}

export const submitFields = ({ to, text, validForSeconds, urgent }: OutgoingSms) => ({
  source_addr_ton: TON.alphanumeric,
  source_addr_npi: 0,
  source_addr: brand.name.en,
  dest_addr_ton: TON.international,
  dest_addr_npi: NPI_ISDN,
  destination_addr: to,
  priority_flag: urgent ? URGENT : 0,
  registered_delivery: RECEIPT_PLEASE,
  validity_period: relativeTime(validForSeconds),
  ...encodeText(text),
})
