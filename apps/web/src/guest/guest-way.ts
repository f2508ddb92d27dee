import { type ContactPurpose, proveNumber, requestOtp } from '#contracts/identity.ts'
import { callApi } from '../api/call-api.ts'
import { now } from '../clock/now.ts'
import type { CodeWay } from '../codes/code-way.ts'
import type { SentCode } from '../codes/sent-code.ts'
import type { GuestSession } from './guest-session.ts'

export type GuestAsk = { readonly purpose: ContactPurpose; readonly phoneNumber: string }

/** A guest's code can go to any number of Myanmar, so the human check always comes first. */
export const GUEST_WAY: CodeWay<GuestAsk> = {
  captchaOf: ({ purpose }) => purpose,
  isHumanFirst: () => true,
  send: async (ask, captchaToken) =>
    (await callApi(requestOtp, { body: { ...ask, ...(captchaToken ? { captchaToken } : {}) } })).result,
}

export async function openGuestSession(
  { ask, challengeId }: SentCode<GuestAsk>,
  otp: string,
): Promise<GuestSession> {
  const body = { ...ask, challengeId: challengeId ?? '', otp }
  const { token, expiresIn } = (await callApi(proveNumber, { body })).result
  return { number: ask.phoneNumber, token, until: now() + expiresIn * 1000 }
}
