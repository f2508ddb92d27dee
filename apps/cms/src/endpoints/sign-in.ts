import {
  AuthenticationError,
  loginOperation,
  type Endpoint,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { now } from '../clock.ts'
import { settings } from '../settings.ts'
import { checkCode } from '../staff/check-code.ts'
import { spendAHash, untilNextSlot } from '../staff/equal-time.ts'
import { markPassed, standingOf } from '../staff/factor-store.ts'
import { isRefusedSignIn } from '../staff/is-refused-sign-in.ts'
import { readBody } from '../staff/read-body.ts'
import { noteEvent } from '../staff/security-event.ts'
import { sessionOfToken } from '../staff/session-of-token.ts'

/** What a session still lacks before it opens anything. */
export type Lacks = 'NOTHING' | 'CODE' | 'ENROLMENT'

/** In place of Payload's own sign-in: it asks for the second factor, and answers alike for addresses nobody has. */
export const signInEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const beganMs = performance.now()
    const text = await readBody(req)
    const [email, password, code] = [text('email'), text('password'), text('code')]
    const signedIn = await tryPassword(req, email, password)
    if (!signedIn) {
      noteEvent(req, { event: 'STAFF_SIGN_IN', email, outcome: 'WRONG_PASSWORD' })
      await untilNextSlot(beganMs)
      throw new AuthenticationError(req.t)
    }
    const { token, userId } = signedIn
    const sessionId = sessionOfToken(token)
    const lacks = await whatItLacks(req.payload, userId, sessionId)
    if (lacks === 'CODE' && code) {
      const outcome = await checkCode(req.payload, userId, code)
      noteEvent(req, { event: 'STAFF_CODE_TRIED', email, outcome })
      if (outcome !== 'DONE') return Response.json({ outcome }, { status: 401 })
      await markPassed(req.payload, userId, sessionId)
      return opened(req, email, signedIn, 'NOTHING')
    }
    return opened(req, email, signedIn, lacks)
  },
}

type SignedIn = { readonly token: string; readonly userId: number; readonly rest: object }

/** Null for a wrong password, an address nobody has and one that is locked: whoever asks cannot tell them apart. */
async function tryPassword(req: PayloadRequest, email: string, password: string): Promise<SignedIn | null> {
  const { payload } = req
  const collection = payload.collections['users']
  if (!collection) throw new Error('no collection of users')
  if (email && password && !(await willBeCompared(payload, email))) await spendAHash(password)
  try {
    const { token = '', ...rest } = await loginOperation({ collection, data: { email, password }, req })
    return { token, userId: Number(rest.user?.id), rest }
  } catch (error) {
    if (isRefusedSignIn(error)) return null
    throw error
  }
}

async function willBeCompared(payload: Payload, email: string): Promise<boolean> {
  const user = await payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    select: { lockUntil: true },
  })
  return user !== null && !(user.lockUntil && new Date(user.lockUntil) > now())
}

async function whatItLacks(payload: Payload, userId: number, sessionId: string): Promise<Lacks> {
  const { enrolled } = await standingOf(payload, userId, sessionId)
  if (enrolled) return 'CODE'
  return settings.isDemo ? 'NOTHING' : 'ENROLMENT'
}

const OUTCOMES = { NOTHING: 'DONE', CODE: 'CODE_NEEDED', ENROLMENT: 'ENROLMENT_NEEDED' } as const

/** A session that lacks something is told nothing about the account. */
function opened(req: PayloadRequest, email: string, { token, rest }: SignedIn, lacks: Lacks): Response {
  noteEvent(req, { event: 'STAFF_SIGN_IN', email, outcome: OUTCOMES[lacks] })
  const { auth } = req.payload.collections['users']?.config ?? {}
  if (!auth) throw new Error('no sign-in for users')
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return Response.json(lacks === 'NOTHING' ? { ...rest, token, lacks } : { token, lacks }, {
    headers: { 'Set-Cookie': String(cookie), 'Cache-Control': 'no-store' },
  })
}
