import { expect, it } from 'vitest'
import { kbzSign } from '#apps/simulator/pay/kbz-signs.ts'
import { isSigned, signOf } from './sign.ts'

const fields = {
  timestamp: '1535166225',
  method: 'kbz.payment.precreate',
  nonce_str: '845255910308564481',
  sign_type: 'SHA256',
  version: '1.0',
  empty: '',
  list: ['a'],
  biz_content: {
    appid: 'kp1',
    merch_code: '100001',
    merch_order_id: 'P1Z',
    total_amount: '500',
    Zone: 'a',
    inner: { x: 1 },
  },
}

it('two writings of the signature agree', () => {
  expect(signOf(fields, 'key')).toBe(kbzSign(fields, 'key'))
  expect(isSigned({ ...fields, sign: kbzSign(fields, 'key') }, 'key')).toBe(true)
  expect(isSigned({ ...fields, sign: kbzSign(fields, 'other') }, 'key')).toBe(false)
})

it('values that could be read as two fields, and names that stand twice, are not signed', () => {
  const shifted = { a: '1&b=2', c: '3', sign_type: 'SHA256' }
  expect(isSigned({ ...shifted, sign: kbzSign(shifted, 'key') }, 'key')).toBe(false)
  const twice = { a: '1', sign_type: 'SHA256', biz_content: { a: '2' } }
  expect(isSigned({ ...twice, sign: kbzSign(twice, 'key') }, 'key')).toBe(false)
  const fine = { a: '1', c: '3', sign_type: 'SHA256' }
  expect(isSigned({ ...fine, sign: kbzSign(fine, 'key') }, 'key')).toBe(true)
})
