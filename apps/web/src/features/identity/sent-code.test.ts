import { afterEach, describe, expect, it } from 'vitest'
import { toSentCode } from '../../codes/sent-code.ts'
import { forgetSentCode, keepSentCode, keptSentCode } from './sent-code.ts'

const VIEW = {
  challengeId: 'a'.repeat(32),
  codeLength: 6,
  attemptsLeft: 3,
  maskedPhone: '09691•••567',
  expiresIn: 180,
  resendAfter: 30,
  nextStep: 'ENTER_CODE',
  channel: 'SMS',
} as const

const sent = toSentCode({ kind: 'LOGIN' as const, phoneNumber: '959691234567' }, VIEW, 1, 1000)

afterEach(() => sessionStorage.clear())

describe('a code that was asked for', () => {
  it('turns the seconds of the server into moments of this phone', () => {
    expect(sent).toMatchObject({ expiresAt: 181_000, resendAt: 31_000, sends: 1 })
  })

  it('survives a page that was thrown away, until the code dies', () => {
    keepSentCode(sent)
    expect(keptSentCode(180_999)).toEqual(sent)
    expect(keptSentCode(181_000)).toBeNull()
  })

  it('is forgotten after the sign-in', () => {
    keepSentCode(sent)
    forgetSentCode()
    expect(keptSentCode(1000)).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '{"expiresAt":9e15}'])('a spoilt memory %s is none', (value) => {
    sessionStorage.setItem('__SENT_CODE__', value)
    expect(keptSentCode(1000)).toBeNull()
  })
})
