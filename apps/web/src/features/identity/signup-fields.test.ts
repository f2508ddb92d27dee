import { describe, expect, it } from 'vitest'
import { checkSignup, EMPTY_SIGNUP, toAsk } from './signup-fields.ts'

const filled = { ...EMPTY_SIGNUP, phone: '09 791 234 567', fullName: 'ဒေါ်လှ', agreed: true }

describe('an account without our SIM', () => {
  it('any network of Myanmar will do, and only consent, name and number are needed', () => {
    expect(checkSignup(filled)).toEqual({})
    expect(toAsk(filled)).toEqual({ kind: 'SIGNUP', phoneNumber: '959791234567', fullName: 'ဒေါ်လှ' })
  })

  it.each([
    ['phone', { phone: '01 234' }],
    ['fullName', { fullName: ' a ' }],
    ['email', { email: 'a@b' }],
    ['agreed', { agreed: false }],
  ])('%s is refused when it is wrong', (field, change) => {
    expect(Object.keys(checkSignup({ ...filled, ...change }))).toEqual([field])
  })

  it('what was given travels along', () => {
    expect(toAsk({ ...filled, email: ' a@b.mm ', contractNo: ' F-1 ' })).toMatchObject({
      email: 'a@b.mm',
      contractNo: 'F-1',
    })
  })
})
