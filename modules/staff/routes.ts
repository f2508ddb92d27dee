import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Call } from '#contracts/call.ts'
import {
  beginEnrolment,
  beginStaffSignIn,
  demoSignIn,
  enrol,
  getStaffSession,
  setStaffLanguage,
  staffSignIn,
  staffSignOut,
} from '#contracts/staff/session.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import { successBody } from '#platform/http/envelope.ts'
import { languageOf, sendRefusal } from '#platform/http/send.ts'
import { register, serve, type CallInput } from '#platform/http/serve.ts'
import { giveCookie, takeCookie } from './cookie.ts'
import type { ServeStaff } from './serve-staff.ts'
import { makeStaffSessionStore } from './session-store.ts'
import { sessionView, type SignedIn, type StaffSignIn } from './sign-in.ts'
import { makeStaffStore } from './staff-store.ts'

type UseCases = {
  readonly signIn: StaffSignIn
  readonly origin: string
  /** Enables the demo's sign-in; without it those calls do not exist. */
  readonly demo: boolean
  readonly serveStaff: ServeStaff
}

/** Answers a sign-in with the person and the session cookie. */
function signing<C extends Call>(
  app: FastifyInstance,
  call: C,
  origin: string,
  work: (input: CallInput<C>) => Promise<Answer<SignedIn>>,
): void {
  register(app, call, async (request, reply: FastifyReply) => {
    const lang = languageOf(request)
    const { params, query, body } = request
    const answer = await work({ params, query, body, lang, request } as CallInput<C>)
    if (!answer.ok) return sendRefusal(request, reply, answer)
    giveCookie(reply, answer.value.secret, origin).header('cache-control', 'no-store')
    return reply.send(successBody(ok(answer.value.session), request.id, lang))
  })
}

export function sessionRoutes(app: FastifyInstance, { signIn, origin, demo, serveStaff }: UseCases): void {
  serve(app, beginStaffSignIn, () => signIn.beginSignIn())
  signing(app, staffSignIn, origin, ({ body }) => signIn.signIn(body.ceremonyId, body.response))
  serve(app, beginEnrolment, ({ body }) => signIn.beginEnrolment(body.link, body.code))
  signing(app, enrol, origin, ({ body }) => signIn.enrol(body))
  if (demo) signing(app, demoSignIn, origin, ({ body }) => signIn.demoSignIn(body.link))

  serveStaff(getStaffSession, async ({ who }) => ok(sessionView(who)))
  serveStaff(staffSignOut, async ({ who, tx, reply }) => {
    await makeStaffSessionStore(tx).end(who.sessionId)
    takeCookie(reply, origin)
    return ok({})
  })
  serveStaff(setStaffLanguage, async ({ who, tx, body, sheet }) => {
    sheet.thing = `staff:${who.staffId}`
    await makeStaffStore(tx).setLang(who.staffId, body.lang)
    return ok({})
  })
}
