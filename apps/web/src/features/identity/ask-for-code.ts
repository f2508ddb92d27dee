import { type OtpView, requestOtp, signup } from '#contracts/identity.ts'
import { callApi } from '../../api/call-api.ts'
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

export async function askForCode(ask: CodeAsk, captchaToken: string | null): Promise<OtpView> {
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
}
