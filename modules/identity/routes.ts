import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  CAPTCHA_TYPES_OF_SIGNED_IN,
  getCaptcha,
  validateCaptcha,
  type CaptchaType,
} from '#contracts/captcha.ts'
import { getOtp, requestOtp, signup, validateOtp, type RequestProof } from '#contracts/identity.ts'
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
import { serve } from '#platform/http/serve.ts'
import { sessionOf } from '#platform/http/session.ts'
import type { Identity } from './identity.ts'
import { refuseForeignPage } from './own-page.ts'
import { sessionRoutes } from './session-routes.ts'

/** Everything about who somebody is. */
export function identityRoutes(app: FastifyInstance, identity: Identity): void {
  codeRoutes(app, identity)
  captchaRoutes(app, identity)
  sessionRoutes(app, identity)
  proofRoutes(app, identity)
  passkeyRoutes(app, identity)
}

function codeRoutes(
  app: FastifyInstance,
  { requestCode, signIn, allowedOrigins, humanCheck }: Identity,
): void {
  type Asked = {
    phoneNumber: string
    captchaToken?: string | undefined
    device?: RequestProof | undefined
  }
  const sendLoginCode = async (
    { phoneNumber, captchaToken, device }: Asked,
    lang: Lang,
    request: FastifyRequest,
  ) =>
    refuseForeignPage(request, allowedOrigins) ??
    requestCode({
      phoneNumber,
      purpose: 'LOGIN',
      sms: { template: 'login', slots: {} },
      captcha: { token: captchaToken, type: 'LOGIN' },
      lang,
      address: request.ip,
      device,
    })
  serve(app, getOtp, ({ query, lang, request }) => sendLoginCode(query, lang, request))
  serve(app, requestOtp, ({ body, lang, request }) => sendLoginCode(body, lang, request))
  serve(app, validateOtp, async ({ body, lang, request }) => {
    const foreign = refuseForeignPage(request, allowedOrigins)
    if (foreign) return foreign
    const answer = await signIn(body, lang)
    if (!answer.ok && answer.code === 'OTP_INVALID') humanCheck.failed(request.ip)
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

  serve(app, getCaptcha, async ({ query: { type, instead }, request }) => {
    const session = isOfSignedIn(type) ? await sessionOf(request, sessions.read) : null
    return session && 'code' in session ? session : humanCheck.ask({ type, instead, address: request.ip })
  })
  serve(app, validateCaptcha, async ({ body: { captchaId, answer }, request }) => {
    const type = humanCheck.typeOf(captchaId)
    const session = isOfSignedIn(type) ? await sessionOf(request, sessions.read) : null
    return session && 'code' in session ? session : humanCheck.answer(captchaId, answer, request.ip)
  })
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
