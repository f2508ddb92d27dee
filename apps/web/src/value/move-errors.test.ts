import { expect, it } from 'vitest'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { isAboutCode, stillChecking, wasJudged } from './move-errors.ts'

const refusal = (code: string, facts = {}) =>
  new ApiRefusal({ code, message: '', status: 422, requestId: '', facts })

it.each(['INSUFFICIENT_BALANCE', 'PACKAGE_OVERLAP', 'OTP_INVALID', 'UPSTREAM_DOWN'])(
  '%s is final: the next try is a new intent',
  (code) => expect(wasJudged(refusal(code))).toBe(true),
)

it.each([new OfflineError('no answer'), refusal('INTERNAL'), refusal('RESULT_UNKNOWN')])(
  '$name decides nothing: the same intent is kept',
  (error) => expect(wasJudged(error)).toBe(false),
)

it('a silent core names the move and the promised time', () => {
  expect(stillChecking(refusal('RESULT_UNKNOWN', { moveId: 'm', time: '14:05' }))).toEqual({
    moveId: 'm',
    time: '14:05',
  })
  expect(stillChecking(refusal('INTERNAL'))).toBeNull()
})

it.each([
  ['OTP_INVALID', true],
  ['OTP_EXPIRED', true],
  ['NOT_FOUND', true],
  ['UPSTREAM_TIMEOUT', false],
  ['INSUFFICIENT_BALANCE', false],
])('%s is about the code: %s', (code, about) => expect(isAboutCode(refusal(code))).toBe(about))
