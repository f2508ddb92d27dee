import type { FastifyInstance } from 'fastify'
import {
  CONSENT_VERSION,
  endOtherSessions,
  getMe,
  giveConsent,
  listSessions,
  logout,
  refreshToken,
  revokeSession,
} from '#contracts/identity.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import { sessionOf } from '#platform/http/session.ts'
import type { Identity } from './identity.ts'
import { nameOf, personOf } from './person.ts'
import { rotateIn, tokenView } from './token-view.ts'

export function sessionRoutes(app: FastifyInstance, identity: Identity): void {
  const { sessions, accounts, passkeys, deviceKeys, mustSession, lines, rules, clock } = identity

  serve(app, refreshToken, async ({ request }) => {
    const session = mustSession(request)
    return ok(tokenView(await sessions.rotate(session), clock.now(), session.endsAt))
  })

  serve(app, logout, async ({ body, request }) => {
    const session = await sessionOf(request, sessions.read)
    if ('code' in session) return ok({})
    if (session.scope === 'contact') {
      await sessions.endContact(session.id)
      return ok({})
    }
    const { subject, id, ownNumber: number } = session
    const what = body.allDevices ? 'ALL_DEVICES' : 'SIGN_OUT'
    await sessions.revoke(subject, body.allDevices ? {} : { only: id }, { number, what })
    return ok({})
  })

  serve(app, listSessions, async ({ request }) => ok(await sessions.list(mustSession(request))))

  serve(app, revokeSession, async ({ params, request }) => {
    const { subject, ownNumber: number } = mustSession(request)
    const end = { number, what: 'BY_OWNER' }
    const ended = await sessions.revoke(subject, { only: params.sessionId }, end)
    return ended > 0 ? ok({}) : refused('NOT_FOUND')
  })

  serve(app, endOtherSessions, async ({ request }) => {
    const { subject, id, ownNumber: number } = mustSession(request)
    return ok({ ended: await sessions.revoke(subject, { but: id }, { number, what: 'BY_OWNER' }) })
  })

  serve(app, getMe, async ({ request }) => {
    const session = mustSession(request)
    const [account, keys, devices] = await Promise.all([
      accounts.find(session.subject),
      passkeys.list(session),
      deviceKeys.countOf(session.subject),
    ])
    return ok({
      ...(await personOf(account, { lines, clock, rules })),
      sessionId: session.id,
      rotateIn: rotateIn(session.issuedAt, clock.now()),
      passkeys: keys.value.length,
      deviceKeys: devices,
    })
  })

  serve(app, giveConsent, async ({ body: { version, marketing, displayName }, request }) => {
    if (version !== CONSENT_VERSION) return refused('CLIENT_OUTDATED')
    const { subject } = mustSession(request)
    await accounts.keepConsent(subject, { version, marketing, displayName, at: clock.now() })
    const name = nameOf(await accounts.find(subject))
    return ok({ username: name, displayName: name })
  })
}
