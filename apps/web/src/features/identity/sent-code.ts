import type { SentCode as SentFor } from '../../codes/sent-code.ts'
import { storedValue } from '../../session/stored-value.ts'
import type { CodeAsk } from './ask-for-code.ts'

export type SentCode = SentFor<CodeAsk>

const KEY = '__SENT_CODE__'
const memory = storedValue(KEY, () => sessionStorage)

/** A phone with little memory discards the page while its owner reads the SMS; afterwards the code can still be typed in. */
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
