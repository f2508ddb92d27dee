import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  CAPTCHA_TYPES_OF_SIGNED_IN,
  getCaptcha,
  validateCaptcha,
  type CaptchaType,
} from '#contracts/captcha.ts'
import {
  getOtp,
  proveNumber,
  requestOtp,
  signup,
  validateOtp,
  type PublicPurpose,
  type RequestProof,
} from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removeCredentials,
  removePasskey,
  signInByPasskey,
} from '#contracts/passkey.ts'
import { askProof, beginProof } from '#contracts/proof.ts'
import { refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import { sessionOf } from '#platform/http/session.ts'
import type { Identity } from './identity.ts'
import { refuseForeignPage } from './own-page.ts'
import { sessionRoutes } from './session-routes.ts'

/** The SMS text of each purpose. */
const SMS_OF = {
  LOGIN: 'login',
  CONTACT: 'contact',
  TICKET: 'ticket',
  TOPUP: 'topup',
  TRACK: 'track',
} as const satisfies Record<PublicPurpose, string>

export function identityRoutes(app: FastifyInstance, identity: Identity): void {
  codeRoutes(app, identity)
  captchaRoutes(app, identity)
  sessionRoutes(app, identity)
  proofRoutes(app, identity)
  passkeyRoutes(app, identity)
}

function codeRoutes(
  app: FastifyInstance,
  { requestCode, signIn, allowedOrigins, humanCheck, ...identity }: Identity,
): void {
  type Asked = {
    phoneNumber: string
    purpose: PublicPurpose
    captchaToken?: string | undefined
    device?: RequestProof | undefined
  }
  const sendCode = async (
    { phoneNumber, purpose, captchaToken, device }: Asked,
    lang: Lang,
    request: FastifyRequest,
  ) =>
    refuseForeignPage(request, allowedOrigins) ??
    requestCode({
      phoneNumber,
      purpose,
      sms: { template: SMS_OF[purpose], slots: {} },
      captcha: { token: captchaToken, type: purpose },
      lang,
      address: request.ip,
      // A browser is known after a sign-in; a guest's code belongs to no browser.
      device: purpose === 'LOGIN' ? device : undefined,
    })
  const slowDown = ({ ip }: FastifyRequest, answer: Answer<unknown>) => {
    if (!answer.ok && answer.code === 'OTP_INVALID') humanCheck.failed(ip)
  }
  serve(app, getOtp, ({ query, lang, request }) => sendCode(query, lang, request))
  serve(app, requestOtp, ({ body, lang, request }) => sendCode(body, lang, request))
  serve(app, validateOtp, async ({ body, lang, request }) => {
    const foreign = refuseForeignPage(request, allowedOrigins)
    if (foreign) return foreign
    const answer = await signIn(body, lang)
    slowDown(request, answer)
    return answer
  })
  serve(app, proveNumber, async ({ body, lang, request }) => {
    const foreign = refuseForeignPage(request, allowedOrigins)
    if (foreign) return foreign
    const answer = await identity.proveNumber(body, lang)
    slowDown(request, answer)
    return answer
  })
  serve(
    app,
    signup,
    async ({ body: { phoneNumber, captchaToken, fullName, email, contractNo }, lang, request }) =>
      refuseForeignPage(request, allowedOrigins) ??
      requestCode({
        phoneNumber,
        purpose: 'SIGNUP',
        sms: { template: 'signup', slots: {} },
        captcha: { token: captchaToken, type: 'SIGNUP' },
        lang,
        address: request.ip,
        detail: { fullName, email, contractNo },
      }),
  )
}

function captchaRoutes(app: FastifyInstance, { humanCheck, sessions }: Identity): void {
  const isOfSignedIn = (type: CaptchaType | null) =>
    CAPTCHA_TYPES_OF_SIGNED_IN.some((guarded) => guarded === type)

  /** Null when the human check may be requested or answered. */
  const refuseGuest = async (type: CaptchaType | null, request: FastifyRequest): Promise<Refused | null> => {
    if (!isOfSignedIn(type)) return null
    const session = await sessionOf(request, sessions.read)
    if ('code' in session) return session
    return session.scope === 'account' ? null : refused('FORBIDDEN')
  }

  serve(
    app,
    getCaptcha,
    async ({ query: { type, instead }, request }) =>
      (await refuseGuest(type, request)) ?? humanCheck.ask({ type, instead, address: request.ip }),
  )
  serve(
    app,
    validateCaptcha,
    async ({ body: { captchaId, answer }, request }) =>
      (await refuseGuest(humanCheck.typeOf(captchaId), request)) ??
      humanCheck.answer(captchaId, answer, request.ip),
  )
}

function proofRoutes(app: FastifyInstance, { proofs, mustSession }: Identity): void {
  serve(app, askProof, ({ body, lang, request }) => proofs.sendCode(mustSession(request), body.purpose, lang))
  serve(app, beginProof, ({ body, request }) => proofs.begin(mustSession(request), body.purpose))
}

function passkeyRoutes(app: FastifyInstance, { passkeys, mustSession, ...identity }: Identity): void {
  serve(app, beginPasskey, ({ body, request }) => passkeys.beginAdding(mustSession(request), body.proof))
  serve(app, addPasskey, ({ body, lang, request }) => passkeys.add(mustSession(request), { ...body, lang }))
  serve(app, beginPasskeySignIn, () => identity.beginPasskeySignIn())
  serve(app, signInByPasskey, ({ body }) =>
    identity.signInByPasskey(body.ceremonyId, body.response, body.deviceName),
  )
  serve(app, listPasskeys, ({ request }) => passkeys.list(mustSession(request)))
  serve(app, removePasskey, ({ params: { passkeyId }, body, lang, request }) =>
    passkeys.remove(mustSession(request), { passkeyId, proof: body?.proof, lang }),
  )
  serve(app, removeCredentials, ({ body, lang, request }) =>
    identity.removeCredentials(mustSession(request), { ...body, lang }),
  )
}
