import { parseMsisdn } from '#contracts/msisdn.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import type { CodeAsk } from './ask-for-code.ts'

export type SignupFields = {
  readonly phone: string
  readonly fullName: string
  readonly email: string
  readonly contractNo: string
  readonly agreed: boolean
}

export const EMPTY_SIGNUP: SignupFields = {
  phone: '',
  fullName: '',
  email: '',
  contractNo: '',
  agreed: false,
}

/** In the order in which they stand on the page: the first one refused gets the focus. */
export const SIGNUP_FIELDS = ['phone', 'fullName', 'email', 'agreed'] as const

export type SignupProblems = Partial<Record<(typeof SIGNUP_FIELDS)[number], TextKey>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const SHORTEST_NAME = 2

export function checkSignup({ phone, fullName, email, agreed }: SignupFields): SignupProblems {
  return {
    ...(parseMsisdn(phone) ? {} : { phone: 'identity.phoneWrong' }),
    ...(fullName.trim().length >= SHORTEST_NAME ? {} : { fullName: 'identity.fullNameWrong' }),
    ...(email.trim() === '' || EMAIL.test(email.trim()) ? {} : { email: 'identity.emailWrong' }),
    ...(agreed ? {} : { agreed: 'identity.agreeNeeded' }),
  }
}

/** What stays empty is left out. */
export const toAsk = ({ phone, fullName, email, contractNo }: SignupFields): CodeAsk => ({
  kind: 'SIGNUP',
  phoneNumber: parseMsisdn(phone) ?? '',
  fullName: fullName.trim(),
  ...(email.trim() ? { email: email.trim() } : {}),
  ...(contractNo.trim() ? { contractNo: contractNo.trim() } : {}),
})
