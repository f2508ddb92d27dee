import type { OtpView } from '#contracts/identity.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Move } from './move.ts'
import type { Progress } from './move-kind.ts'

/** For a call that returns the result; a move that still waits for its code was started by another call. */
export function doneOf<Data, Result>(answer: Answer<Progress<Data, Result>>): Answer<Result> {
  if (!answer.ok) return answer
  return answer.value.step === 'DONE' ? ok(answer.value.result) : refused('CONFLICT')
}

/** For a call that sends a code; the same request after its confirmation is already done. */
export function codeOf<Data, Result>(
  answer: Answer<Progress<Data, Result>>,
): Answer<{ readonly move: Move<Data>; readonly otp: OtpView }> {
  if (!answer.ok) return answer
  return answer.value.step === 'CODE' ? ok(answer.value) : refused('CONFLICT')
}
