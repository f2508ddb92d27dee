import type { OtpView } from '#contracts/identity.ts'
import { storedValue } from '../../session/stored-value.ts'
import type { CodeAsk } from './ask-for-code.ts'

/** A code that was asked for, with its moments in milliseconds of this phone's clock. */
export type SentCode = {
  readonly ask: CodeAsk
  readonly maskedPhone: string
  /** Null when the answer was lost on the way: the server then looks for the code that waits for the number. */
  readonly challengeId: string | null
  readonly codeLength: number
  readonly expiresAt: number
  readonly resendAt: number
  /** How often a code was sent to this number in this sign-in. */
  readonly sends: number
}

const KEY = '__SENT_CODE__'
const memory = storedValue(KEY, () => sessionStorage)

export const toSentCode = (ask: CodeAsk, view: OtpView, sends: number, now: number): SentCode => ({
  ask,
  maskedPhone: view.maskedPhone,
  challengeId: view.challengeId,
  codeLength: view.codeLength,
  expiresAt: now + view.expiresIn * 1000,
  resendAt: now + view.resendAfter * 1000,
  sends,
})

/** A phone with little memory throws the page away while its owner reads the SMS; coming back, the code is still asked for. */
export const keepSentCode = (sent: SentCode) => memory.write(JSON.stringify(sent))

export const forgetSentCode = () => memory.clear()

export function keptSentCode(now: number): SentCode | null {
  try {
    const kept = JSON.parse(memory.read() ?? 'null') as SentCode | null
    return kept && kept.expiresAt > now && typeof kept.ask.phoneNumber === 'string' ? kept : null
  } catch {
    return null
  }
}
