import { Secret, TOTP } from 'otpauth'
import { now } from '../clock.ts'
import { settings } from '../settings.ts'

const PERIOD_S = 30
/** One step back and one ahead: phones whose clock is half a minute off still get in. */
const STEPS_OFF = 1
const SECRET_BYTES = 20

export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes

/** What every authenticator app knows without being told: SHA-1, 6 digits, 30 seconds. */
function totp(secret: Uint8Array, label = ''): TOTP {
  const bytes = Uint8Array.from(secret)
  return new TOTP({
    issuer: `${settings.brandName.split(' · ')[0]} CMS`,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: new Secret({ buffer: bytes.buffer }),
  })
}

/** The step a code belongs to, so that it can be taken once; null when it is wrong. */
export function stepOf(secret: Uint8Array, code: string): number | null {
  const timestamp = now().getTime()
  const off = totp(secret).validate({ token: code, timestamp, window: STEPS_OFF })
  return off === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + off
}

/** For the camera of an app, and for fingers. */
export function asShown(secret: Uint8Array, email: string): { uri: string; key: string } {
  const shown = totp(secret, email)
  return { uri: shown.toString(), key: shown.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ') }
}
