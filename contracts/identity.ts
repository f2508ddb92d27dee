import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** The login payload's version; a client that sends another has to reload. */
export const LOGIN_VERSION = '8.1'

/** The terms and the privacy text that are in force. */
export const CONSENT_VERSION = '2026-11'

export const CODE_LENGTHS = { usual: 6, highRisk: 8 } as const

/** What a guest proves a number for: a message to us, a request for help, a top-up, a look at the own fibre order. */
export const CONTACT_PURPOSES = ['CONTACT', 'TICKET', 'TOPUP', 'TRACK'] as const
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number]

/** Purposes for which somebody without a session may request a code. */
const PUBLIC_PURPOSES = ['LOGIN', ...CONTACT_PURPOSES] as const
export type PublicPurpose = (typeof PUBLIC_PURPOSES)[number]

const typedNumber = z.string().check(z.minLength(1), z.maxLength(200))
const captchaToken = z.optional(z.string().check(z.maxLength(512)))
const deviceName = z.optional(z.string().check(z.trim(), z.maxLength(60)))
const challengeId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** A code on its way. The same for every number, whether it is ours or not. */
export const OtpView = z.object({
  challengeId: z.string(),
  /** 6, or 8 while the site is under attack. */
  codeLength: z.int(),
  attemptsLeft: z.int(),
  maskedPhone: z.string(),
  /** Seconds. */
  expiresIn: z.int(),
  /** Seconds until another code may be asked for. */
  resendAfter: z.int(),
  nextStep: z.literal('ENTER_CODE'),
  channel: z.literal('SMS'),
})
export type OtpView = z.infer<typeof OtpView>

/** A key of this browser that cannot be taken out of it (WebCrypto, ECDSA P-256), as a public JWK. */
export const DeviceKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  y: z.string().check(z.regex(/^[\w-]{43}$/)),
})
export type DeviceKey = z.infer<typeof DeviceKey>

/** `signature`: base64url of the raw ECDSA-SHA-256 signature over the text of the challenge id. */
export const DeviceProof = z.object({
  key: DeviceKey,
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
})
export type DeviceProof = z.infer<typeof DeviceProof>

/** The same key for a request: it signs the number as it is sent and the moment, in UTC. */
export const RequestProof = z.object({ ...DeviceProof.shape, at: z.iso.datetime() })
export type RequestProof = z.infer<typeof RequestProof>

export const signedRequest = (phoneNumber: string, at: string): string => `code\n${phoneNumber}\n${at}`

const CodeRequest = z.object({
  phoneNumber: typedNumber,
  purpose: z._default(z.optional(z.enum(['LOGIN'])), 'LOGIN'),
  captchaToken,
})

export const getOtp = defineCall({
  id: 'getOtp',
  base: 'gateway',
  method: 'GET',
  path: '/authen/otp/get-otp',
  session: 'none',
  changes: true,
  query: CodeRequest,
  result: OtpView,
  perAddress: { most: 600, seconds: 600 },
  summary:
    'Sends a code. Kept for older clients: only from our own pages, with the client header, never prefetched.',
})

export const requestOtp = defineCall({
  id: 'requestOtp',
  base: 'gateway',
  method: 'POST',
  path: '/authen/otp/get-otp',
  session: 'none',
  changes: true,
  body: z.object({
    ...CodeRequest.shape,
    /** Other purposes than `LOGIN` ask for the human check first. */
    purpose: z._default(z.optional(z.enum(PUBLIC_PURPOSES)), 'LOGIN'),
    /** From a browser that signed in before: its codes are its own, whatever strangers do. */
    device: z.optional(RequestProof),
  }),
  result: OtpView,
  perAddress: { most: 600, seconds: 600 },
  summary: 'Sends a code. The number stands in the body, so that no address ever holds it.',
})

export const LinkedLine = z.object({
  msisdn: z.string(),
  nickname: z.nullable(z.string()),
  role: z.enum(['OWNER', 'VIEWER']),
  linkedAt: z.string(),
  /** Until then no value leaves this line by web: its SIM was changed lately. */
  simSwapFrozenUntil: z.nullable(z.string()),
})

const ACCOUNT_TYPES = ['MOBILE', 'FTTH_ONLY'] as const

const Person = {
  /** What stands in the header and under `user`: the display name, or the number with its middle hidden. */
  username: z.string(),
  displayName: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  /** Ask for consent to this version before going on; null when it was given. */
  consentVersionNeeded: z.nullable(z.string()),
  lines: z.array(LinkedLine),
}

const Token = {
  token: z.string(),
  tokenType: z.literal('Bearer'),
  /** Seconds until the token dies when it is not used. */
  expiresIn: z.int(),
  /** Seconds until `authen/refresh` should be called for a new one. */
  rotateIn: z.int(),
}

export const SessionView = z.object({ ...Token, ...Person, isNewUser: z.boolean() })
export type SessionView = z.infer<typeof SessionView>

export const validateOtp = defineCall({
  id: 'validateOtp',
  base: 'gateway',
  method: 'POST',
  path: '/authen/otp/validate-otp',
  session: 'none',
  changes: true,
  body: z.object({
    phoneNumber: typedNumber,
    /** The one-time code. Burmese digits are welcome. */
    password: z.string().check(z.minLength(1), z.maxLength(40)),
    version: z.string().check(z.maxLength(20)),
    challengeId: z.optional(challengeId),
    deviceName,
    device: z.optional(DeviceProof),
  }),
  result: SessionView,
  perAddress: { most: 1_200, seconds: 600 },
  summary: 'The code, in the field `password`, for a session.',
})

export const proveNumber = defineCall({
  id: 'proveNumber',
  base: 'gateway',
  method: 'POST',
  path: '/authen/contact',
  session: 'never',
  changes: true,
  body: z.object({
    phoneNumber: typedNumber,
    purpose: z.enum(CONTACT_PURPOSES),
    challengeId,
    otp: z.string().check(z.minLength(4), z.maxLength(24)),
  }),
  result: z.object({
    token: z.string(),
    tokenType: z.literal('Bearer'),
    /** Seconds. There is no new token after it, only a new code. */
    expiresIn: z.int(),
    maskedPhone: z.string(),
  }),
  perAddress: { most: 600, seconds: 600 },
  summary:
    'The code for a token of 30 minutes, good for the calls of its purpose only. It is no sign-in and makes no account.',
})

export const refreshToken = defineCall({
  id: 'refreshToken',
  base: 'gateway',
  method: 'POST',
  path: '/authen/refresh',
  session: 'required',
  changes: true,
  body: z.object({}),
  result: z.object(Token),
  summary:
    'A new token for the same session. The old one works until 60 seconds after the first use of the new one.',
})

export const logout = defineCall({
  id: 'logout',
  base: 'gateway',
  method: 'POST',
  path: '/authen/logout',
  session: 'none',
  changes: true,
  body: z.object({ allDevices: z.optional(z.boolean()) }),
  result: z.object({}),
  perAddress: { most: 600, seconds: 600 },
  summary: 'Ends this session, or all of its owner. A token that is dead already is fine.',
})

export const getMe = defineCall({
  id: 'getMe',
  base: 'gateway',
  method: 'GET',
  path: '/authen/me',
  session: 'required',
  result: z.object({
    ...Person,
    sessionId: z.string(),
    rotateIn: z.int(),
    /** How many there are. */
    passkeys: z.int(),
    /** Browsers that have proven themselves: a lock on the number does not lock them out. */
    deviceKeys: z.int(),
  }),
  summary: 'Who is signed in.',
})

export const giveConsent = defineCall({
  id: 'giveConsent',
  base: 'gateway',
  method: 'POST',
  path: '/authen/consent',
  session: 'required',
  changes: true,
  body: z.object({
    version: z.string().check(z.maxLength(20)),
    marketing: z._default(z.optional(z.boolean()), false),
    displayName: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(40))),
  }),
  result: z.object({ username: z.string(), displayName: z.string() }),
  summary: 'Consent to the terms in force, and what one wants to be called.',
})

export const OwnSession = z.object({
  sessionId: z.string(),
  deviceName: z.nullable(z.string()),
  method: z.enum(['CODE', 'PASSKEY']),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listSessions = defineCall({
  id: 'listSessions',
  base: 'gateway',
  method: 'GET',
  path: '/authen/sessions',
  session: 'required',
  result: z.array(OwnSession),
  summary: 'Where one is signed in, the newest first.',
})

export const revokeSession = defineCall({
  id: 'revokeSession',
  base: 'gateway',
  method: 'DELETE',
  path: '/authen/sessions/:sessionId',
  session: 'required',
  changes: true,
  params: z.object({ sessionId: z.guid() }),
  result: z.object({}),
  summary: 'Ends one of the own sessions.',
})

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  base: 'gateway',
  method: 'DELETE',
  path: '/authen/sessions',
  session: 'required',
  changes: true,
  result: z.object({ ended: z.int() }),
  summary: 'Ends all of the own sessions but this one, at once.',
})

export const signup = defineCall({
  id: 'signup',
  base: 'fixedBroadband',
  method: 'POST',
  path: '/signup',
  session: 'never',
  changes: true,
  body: z.object({
    phoneNumber: typedNumber,
    fullName: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    email: z.optional(z.email().check(z.maxLength(254))),
    contractNo: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    captchaToken: z.string().check(z.minLength(1), z.maxLength(512)),
    consent: z.literal(true),
  }),
  result: OtpView,
  perAddress: { most: 300, seconds: 600 },
  summary:
    'An account for somebody without our SIM: any number of Myanmar. The code then goes to validate-otp.',
})
