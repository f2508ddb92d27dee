import * as z from 'zod'
import { parseKyat } from '#contracts/money.ts'
import type { Asked, NoticeRead, RawNotice } from '#modules/payments/index.ts'
import type { CardSettings } from './card-settings.ts'
import { openToken } from './tokens.ts'

const text = z.union([z.string(), z.number()]).transform(String)

/** Our own requests lack the last two fields, so one that is sent back to us is not accepted. */
const Told = z.object({
  merchantID: text,
  invoiceNo: text,
  respCode: text.pipe(z.string().min(1)),
  tranRef: text.pipe(z.string().min(1)),
})

const Result = z.object({
  merchantID: text,
  invoiceNo: text,
  amount: text.optional(),
  currencyCode: z.string().optional(),
  tranRef: text.optional(),
  respCode: text,
})

const SUCCESS = '0000'
const MEANS: Readonly<Record<string, Exclude<Asked['said'], 'PAID'>>> = {
  '0001': 'PROCESSING',
  '0003': 'REFUSED',
  '2001': 'WAITING',
  '2002': 'NOT_FOUND',
}

/** Bank response codes: every 4xxx is a refusal. */
const meaningOf = (code: string): Exclude<Asked['said'], 'PAID'> =>
  MEANS[code] ?? (/^4\d{3}$/.test(code) ? 'REFUSED' : 'NOT_KNOWN')

/** The result in their answer to our question, whose signature was verified before. */
export function readResult(claims: unknown): Asked {
  const read = Result.safeParse(claims)
  if (!read.success) return { said: 'NOT_KNOWN', evidence: {} }
  const { respCode, tranRef = '', amount, invoiceNo: reference, merchantID: merchant } = read.data
  const evidence = { respCode, tranRef, amount }
  if (respCode !== SUCCESS) return { said: meaningOf(respCode), evidence }
  const amountKyat = amount === undefined ? null : parseKyat(amount)
  if (amountKyat === null) return { said: 'NOT_KNOWN', evidence }
  return {
    said: 'PAID',
    reference,
    providerRef: tranRef,
    amountKyat,
    currency: read.data.currencyCode ?? '',
    merchant,
    evidence,
  }
}

const no = (why: string): NoticeRead => ({ is: 'FALSE', why })

const Envelope = z.strictObject({ payload: z.string() })

export async function readCardNotice(
  { contentType, body }: RawNotice,
  { key, merchant }: Pick<CardSettings, 'key' | 'merchant'>,
): Promise<NoticeRead> {
  const envelope = Envelope.safeParse(contentType === 'application/json' ? parsed(body) : null)
  if (!envelope.success) return no('NOT_WHOLE')
  const claims = await openToken(envelope.data.payload, key)
  if (!claims) return no('SIGNATURE')
  const told = Told.safeParse(claims)
  if (!told.success) return no('REFLECTED')
  if (told.data.merchantID !== merchant) return no('MERCHANT')
  const { respCode, invoiceNo: reference } = told.data
  const said = respCode === SUCCESS ? 'PAID' : meaningOf(respCode) === 'REFUSED' ? 'FAILED' : 'OTHER'
  return { is: 'TRUE', reference, said }
}

export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
