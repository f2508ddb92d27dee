import { LOGIN_VERSION, type SessionView, validateOtp } from '#contracts/identity.ts'
import { callApi } from '../../api/call-api.ts'
import { proveDevice } from './device-key.ts'
import { deviceName } from './device-name.ts'
import type { SentCode } from './sent-code.ts'

/** For historical reasons the code is sent in the field `password`. */
export async function checkCode({ ask, challengeId }: SentCode, code: string): Promise<SessionView> {
  const device = challengeId ? await proveDevice(challengeId) : undefined
  const body = {
    phoneNumber: ask.phoneNumber,
    password: code,
    version: LOGIN_VERSION,
    deviceName: deviceName(navigator.userAgent),
    ...(challengeId ? { challengeId } : {}),
    ...(device ? { device } : {}),
  }
  return (await callApi(validateOtp, { body })).result
}
