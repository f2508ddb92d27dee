import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { AuthenticationResponse, Begun, RegistrationResponse } from '../ceremony.ts'
import { EVERYBODY, ROLES } from './roles.ts'

/** Carries the session: HttpOnly, SameSite=Strict. No call takes a token from anywhere else. */
export const STAFF_COOKIE = 'office'

/** A session ends after this time without a call, and after a maximum in any case. */
export const IDLE_MINUTES = 15
export const SESSION_HOURS = 8

export const StaffSession = z.object({
  staffId: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  lang: z.enum(['en', 'my']),
  /** It ends then in any case, and `idleSec` after the last call. */
  endsAt: z.string(),
  idleSec: z.int(),
  /** The demo profile: people of the demo, and its door. */
  demo: z.boolean(),
})
export type StaffSession = z.infer<typeof StaffSession>

const link = z.string().check(z.regex(/^[\w-]{43}$/))
/** Of a link that two administrators gave. */
const code = z.optional(z.string().check(z.trim(), z.regex(/^\d{8}$/)))
const often = { most: 60, seconds: 600 }

export const beginStaffSignIn = defineCall({
  id: 'beginStaffSignIn',
  base: 'office',
  method: 'POST',
  path: '/session/options',
  session: 'none',
  changes: true,
  perAddress: often,
  body: z.object({}),
  result: Begun,
  summary: 'What the browser needs to sign a member of staff in by passkey. No name is asked.',
})

export const staffSignIn = defineCall({
  id: 'staffSignIn',
  base: 'office',
  method: 'POST',
  path: '/session/sign-in',
  session: 'none',
  changes: true,
  perAddress: often,
  body: z.object({ ceremonyId: z.guid(), response: AuthenticationResponse }),
  result: StaffSession,
  summary: 'A passkey, with its user verified, for a session cookie.',
})

export const getStaffSession = defineCall({
  id: 'getStaffSession',
  base: 'office',
  method: 'GET',
  path: '/session',
  session: 'staff',
  staff: EVERYBODY,
  result: StaffSession,
  summary: 'Who is signed in, with which roles. Counts as a call: the 15 minutes begin again.',
})

export const staffSignOut = defineCall({
  id: 'staffSignOut',
  base: 'office',
  method: 'POST',
  path: '/session/sign-out',
  session: 'staff',
  changes: true,
  staff: EVERYBODY,
  body: z.object({}),
  result: z.object({}),
  summary: 'Ends the own session.',
})

export const setStaffLanguage = defineCall({
  id: 'setStaffLanguage',
  base: 'office',
  method: 'POST',
  path: '/session/language',
  session: 'staff',
  changes: true,
  staff: EVERYBODY,
  body: z.object({ lang: z.enum(['en', 'my']) }),
  result: z.object({}),
  summary: 'The language of the office for this person, everywhere.',
})

export const beginEnrolment = defineCall({
  id: 'beginEnrolment',
  base: 'office',
  method: 'POST',
  path: '/enrol/options',
  session: 'none',
  changes: true,
  perAddress: often,
  body: z.object({ link, code }),
  result: z.extend(Begun, { name: z.string() }),
  summary:
    'Opens a link of enrolment: what the browser needs to make the passkey. LINK_OVER after 24 h, its use or five wrong codes; LINK_NOT_CONFIRMED and OTP_REQUIRED where it takes two administrators.',
})

export const enrol = defineCall({
  id: 'enrol',
  base: 'office',
  method: 'POST',
  path: '/enrol',
  session: 'none',
  changes: true,
  perAddress: often,
  body: z.object({ link, code, ceremonyId: z.guid(), response: RegistrationResponse }),
  result: StaffSession,
  summary: 'Keeps the passkey, uses the link up, ends all sessions of before, and signs in.',
})

export const demoSignIn = defineCall({
  id: 'demoSignIn',
  base: 'office',
  method: 'POST',
  path: '/demo/sign-in',
  session: 'none',
  changes: true,
  perAddress: often,
  body: z.object({ link }),
  result: StaffSession,
  summary: 'Signs a person of the demo in. Exists in the demo profile only.',
})
