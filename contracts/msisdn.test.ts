import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { brand } from '#brand'
import { displayMsisdn, isOwnNumber, maskMsisdn, Msisdn, parseMsisdn } from './msisdn.ts'

describe('what people type or paste', () => {
  test.each([
    '09691234567',
    '9691234567',
    '+959691234567',
    '959691234567',
    '00959691234567',
    '+95 09 691 234 567',
    '09 691 234 567',
    '09-691-234-567',
    '(09) 691.234.567',
    '09–691–234–567',
    '၀၉၆၉၁၂၃၄၅၆၇',
    'ဝ၉ ၆၉၁ ၂၃၄ ၅၆၇',
    '+၉၅၉၆၉၁၂၃၄၅၆၇',
    '０９６９１２３４５６７',
    '\u202A+95 9 691 234 567\u202C',
    'tel:+959691234567',
    'Ma Su 09 691 234 567',
    'မစု ၀၉၆၉၁၂၃၄၅၆၇ (အိမ်)',
    ' 09691234567\n',
    '09691234567, +959691234567',
  ])('%s', (raw) => {
    expect(parseMsisdn(raw)).toBe('959691234567')
  })

  test.each([
    ['nothing', ''],
    ['a name', 'Ma Su'],
    ['a land line', '01234567'],
    ['too short', '0969123'],
    ['too long', '096912345678'],
    ['another country', '+66812345678'],
    ['two numbers', '09691234567 09697654321'],
    ['a USSD code', '*979#'],
    ['a whole address book', '09691234567 '.repeat(20)],
  ])('%s is no number', (_what, raw) => {
    expect(parseMsisdn(raw)).toBeNull()
  })

  test('numbers of other networks keep their shorter forms', () => {
    expect([parseMsisdn('095012345'), parseMsisdn('0942001234'), parseMsisdn('09791234567')]).toEqual([
      '9595012345',
      '95942001234',
      '959791234567',
    ])
  })
})

const ownNumber = fc
  .tuple(fc.constantFrom('65', '66', '67', '68', '69'), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([prefix, rest]) => `959${prefix}${String(rest).padStart(7, '0')}`)

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(ownNumber, (msisdn) => {
      expect(parseMsisdn(displayMsisdn(msisdn))).toBe(msisdn)
      expect(isOwnNumber(msisdn, brand.ownNumbers.pattern)).toBe(true)
    }),
  )
})

test('our own numbers are told from others by the pattern of the brand', () => {
  expect(isOwnNumber('959791234567', brand.ownNumbers.pattern)).toBe(false)
  expect(isOwnNumber('95969123456', brand.ownNumbers.pattern)).toBe(false)
})

test('shown and masked', () => {
  expect(displayMsisdn('959691234567')).toBe('09 691 234 567')
  expect(displayMsisdn('9595012345')).toBe('09 501 2345')
  expect(displayMsisdn('95942001234')).toBe('09 4200 1234')
  expect(maskMsisdn('959691234567')).toBe('09691•••567')
  expect(maskMsisdn('9595012345')).toBe('095•••345')
})

test('the schema answers the stored form or refuses', () => {
  expect(z.parse(Msisdn, '၀၉၆၉၁၂၃၄၅၆၇')).toBe('959691234567')
  expect(z.safeParse(Msisdn, '123').success).toBe(false)
})
