import type { CaptchaType } from '#contracts/captcha.ts'
import type { OtpView } from '#contracts/identity.ts'

/** How a kind of code is requested. */
export type CodeWay<Ask> = {
  /** The human check that belongs to it. */
  captchaOf(ask: Ask): CaptchaType
  /** Whether the human check always comes first, not only when the server asks for it. */
  isHumanFirst(ask: Ask): boolean
  send(ask: Ask, captchaToken: string | null): Promise<OtpView>
}
