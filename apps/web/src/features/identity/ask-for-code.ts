import { requestOtp, signup } from '#contracts/identity.ts'
import { callApi } from '../../api/call-api.ts'
import type { CodeWay } from '../../codes/code-way.ts'
import type { CodeRequest } from '../../codes/use-code-request.ts'
import { proveRequest } from './device-key.ts'

/** What a code is asked for: to sign in, or to open an account without a SIM of ours. */
export type CodeAsk =
  | { readonly kind: 'LOGIN'; readonly phoneNumber: string }
  | {
      readonly kind: 'SIGNUP'
      readonly phoneNumber: string
      readonly fullName: string
      readonly email?: string
      readonly contractNo?: string
    }

export type SignInRequest = CodeRequest<CodeAsk>

export const SIGN_IN_WAY: CodeWay<CodeAsk> = {
  captchaOf: ({ kind }) => kind,
  isHumanFirst: ({ kind }) => kind === 'SIGNUP',
  async send(ask, captchaToken) {
    if (ask.kind === 'LOGIN') {
      const device = await proveRequest(ask.phoneNumber)
      const body = {
        phoneNumber: ask.phoneNumber,
        ...(captchaToken ? { captchaToken } : {}),
        ...(device ? { device } : {}),
      }
      return (await callApi(requestOtp, { body })).result
    }
    const { kind: _, ...person } = ask
    const body = { ...person, captchaToken: captchaToken ?? '', consent: true as const }
    return (await callApi(signup, { body })).result
  },
}
