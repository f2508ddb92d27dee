import type { CaptchaType } from '#contracts/captcha.ts'
import type { OtpView } from '#contracts/identity.ts'

/** How a code of some kind is asked for. */
export type CodeWay<Ask> = {
  /** The human check that belongs to it. */
  captchaOf(ask: Ask): CaptchaType
  /** The check comes before the code, not only when the server wants one. */
  isHumanFirst(ask: Ask): boolean
  send(ask: Ask, captchaToken: string | null): Promise<OtpView>
}
