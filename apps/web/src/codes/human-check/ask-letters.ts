import type { CaptchaType } from '#contracts/captcha.ts'
import { ApiRefusal } from '../../api/api-errors.ts'
import { askCaptcha } from './prove-human.ts'

export type Picture = { readonly captchaId: string; readonly image: string }

/** The server makes a phone try its calculation for some seconds first; a longer wait means that the address has requested enough. */
const LONGEST_WAIT_SEC = 15

const sleep = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

const waitOf = (error: unknown): number | null =>
  error instanceof ApiRefusal && error.retryAfterSec !== null && error.retryAfterSec <= LONGEST_WAIT_SEC
    ? error.retryAfterSec
    : null

/** A picture with letters instead of a check this phone could not solve; null when none is offered. */
export async function askLetters(type: CaptchaType, before: string | null): Promise<Picture | null> {
  const instead = before ?? (await askCaptcha(type)).captchaId
  const ask = async () => askCaptcha(type, instead)
  const { captchaId, image } = await ask().catch(async (error: unknown) => {
    const wait = waitOf(error)
    if (wait === null) throw error
    await sleep(wait * 1000)
    return ask()
  })
  return image === null ? null : { captchaId, image }
}
