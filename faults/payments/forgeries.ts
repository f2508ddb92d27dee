import { createHmac } from 'node:crypto'
import { SIMULATED_CARD, SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import { cardToken } from '#apps/simulator/pay/card-tokens.ts'
import { kbzSign } from '#apps/simulator/pay/kbz-signs.ts'
import { newReference } from '#modules/payments/references.ts'

/** A notice that is not from its channel, and what it claims. */
export type Forgery = { readonly what: string; readonly body: string }

type Told = Record<string, string>

const toldOf = (reference: string): Told => ({
  appid: SIMULATED_KBZ.appId,
  notify_time: '1794800000',
  merch_code: SIMULATED_KBZ.merchant,
  merch_order_id: reference,
  mm_order_id: '01002026111600000001',
  total_amount: '10000',
  trans_currency: 'MMK',
  trade_status: 'PAY_SUCCESS',
  nonce_str: 'abcdef0123456789',
  sign_type: 'SHA256',
})

const asNotice = (told: object): string => JSON.stringify({ Request: told })
const WRONG_KEY = 'a key that somebody guessed'

/** Everything somebody without KBZ's key could try; most start from a correctly signed notice for another merchant. */
export function kbzForgeries(round: number): Forgery[] {
  const own = newReference()
  // What the attacker has: a genuine notice about a failed payment of 1,000 under a reference of his own.
  const other = newReference()
  const true_ = { ...toldOf(other), trade_status: 'PAY_FAILED', total_amount: '1000' }
  const sign = kbzSign(true_, SIMULATED_KBZ.key)
  const wanted = toldOf(own)
  const moved = { ...true_, merch_order_id: `${other}&merch_order_id=${own}` }
  return [
    { what: 'no signature', body: asNotice(wanted) },
    { what: 'empty signature', body: asNotice({ ...wanted, sign: '' }) },
    { what: 'short signature', body: asNotice({ ...wanted, sign: sign.slice(0, 1 + (round % 63)) }) },
    { what: 'wrong signature', body: asNotice({ ...wanted, sign: kbzSign(wanted, WRONG_KEY) }) },
    { what: 'signed without key', body: asNotice({ ...wanted, sign: kbzSign(wanted, '') }) },
    { what: 'signature of another', body: asNotice({ ...wanted, sign }) },
    { what: 'altered status', body: asNotice({ ...true_, trade_status: 'PAY_SUCCESS', sign }) },
    { what: 'altered reference', body: asNotice({ ...true_, merch_order_id: own, sign }) },
    { what: 'shifted into the next field', body: asNotice({ ...moved, trade_status: 'PAY_SUCCESS', sign }) },
    {
      what: 'other merchant',
      body: asNotice({
        ...wanted,
        merch_code: '299999',
        sign: kbzSign({ ...wanted, merch_code: '299999' }, SIMULATED_KBZ.key),
      }),
    },
    {
      what: 'other app',
      body: asNotice({
        ...wanted,
        appid: 'kp1',
        sign: kbzSign({ ...wanted, appid: 'kp1' }, SIMULATED_KBZ.key),
      }),
    },
    {
      what: 'key written twice',
      body: asNotice({ ...true_, sign }).replace('"PAY_FAILED"', '"PAY_FAILED","trade_status":"PAY_SUCCESS"'),
    },
    {
      what: 'nested fields that nobody signs',
      body: asNotice({ ...true_, merch_order_id: { text: own }, sign }),
    },
    { what: 'in a list', body: asNotice({ ...true_, merch_order_id: [own], sign }) },
    { what: 'a request of ours, sent back', body: reflectedKbz(own) },
    { what: 'not JSON', body: asNotice({ ...wanted, sign }).slice(0, -2) },
  ]
}

/** Our own requests to KBZ are signed with the same key. */
function reflectedKbz(reference: string): string {
  const request = {
    timestamp: '1794800000',
    method: 'kbz.payment.queryorder',
    nonce_str: 'ABCDEF',
    sign_type: 'SHA256',
    version: '3.0',
    biz_content: {
      appid: SIMULATED_KBZ.appId,
      merch_code: SIMULATED_KBZ.merchant,
      merch_order_id: reference,
      mm_order_id: '1',
      trade_status: 'PAY_SUCCESS',
    },
  }
  return asNotice({ ...request, sign: kbzSign(request, SIMULATED_KBZ.key) })
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const asEnvelope = (payload: string): string => JSON.stringify({ payload })

/** The same for cards. */
export function cardForgeries(round: number): Forgery[] {
  const reference = newReference()
  const { merchant, key } = SIMULATED_CARD
  const claims = {
    merchantID: merchant,
    invoiceNo: reference,
    amount: '10000.00',
    currencyCode: 'MMK',
    tranRef: '1',
    respCode: '0000',
  }
  const whole = cardToken({ ...claims, respCode: '4005' }, key)
  const [head = '', , mac = ''] = whole.split('.')
  const none = (alg: string) => `${base64({ alg, typ: 'JWT' })}.${base64(claims)}.`
  const other = (alg: 'sha384' | 'sha512', name: string) => {
    const text = `${base64({ alg: name, typ: 'JWT' })}.${base64(claims)}`
    return `${text}.${createHmac(alg, key).update(text).digest('base64url')}`
  }
  return [
    { what: 'alg none', body: asEnvelope(none('none')) },
    { what: 'alg None', body: asEnvelope(none('None')) },
    { what: 'alg none with a mac', body: asEnvelope(`${none('none')}${mac}`) },
    { what: 'HS384', body: asEnvelope(other('sha384', 'HS384')) },
    { what: 'HS512', body: asEnvelope(other('sha512', 'HS512')) },
    { what: 'RS256 with the key as text', body: asEnvelope(other('sha512', 'RS256')) },
    { what: 'wrong key', body: asEnvelope(cardToken(claims, WRONG_KEY)) },
    { what: 'empty key', body: asEnvelope(cardToken(claims, '')) },
    { what: 'claims changed', body: asEnvelope(`${head}.${base64(claims)}.${mac}`) },
    { what: 'no mac', body: asEnvelope(`${head}.${base64(claims)}`) },
    { what: 'short mac', body: asEnvelope(`${head}.${base64(claims)}.${mac.slice(0, round % 42)}`) },
    { what: 'other merchant', body: asEnvelope(cardToken({ ...claims, merchantID: '1' }, key)) },
    {
      what: 'a request of ours, sent back',
      body: asEnvelope(
        cardToken({ merchantID: merchant, invoiceNo: reference, amount: 10_000, currencyCode: 'MMK' }, key),
      ),
    },
    { what: 'without respCode', body: asEnvelope(cardToken({ ...claims, respCode: '' }, key)) },
    { what: 'without tranRef', body: asEnvelope(cardToken({ ...claims, tranRef: '' }, key)) },
    { what: 'payload twice', body: `{"payload":"${whole}","payload":"${cardToken(claims, WRONG_KEY)}"}` },
    { what: 'claims in the clear', body: JSON.stringify(claims) },
    { what: 'more than the envelope', body: JSON.stringify({ payload: whole, ...claims }) },
  ]
}
