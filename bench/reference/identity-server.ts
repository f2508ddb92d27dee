import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { CODE_LENGTHS, CONSENT_VERSION, requestOtp, validateOtp } from '#contracts/identity.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import { deriveKeys } from '#modules/identity/index.ts'
import { hashPayload, macOf, newChallengeId, newCode } from '#modules/identity/one-time-code.ts'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serve } from '#platform/http/serve.ts'

/** The same routes with one prepared function behind each: the reference for requesting and typing in a code. */
const [port = '0'] = process.argv.slice(2)
const key = deriveKeys(process.env['IDENTITY_KEY'] ?? '').code
const db = makeDatabase(process.env['DATABASE_URL'] ?? '')
const app = makeServer({ log: pino({ level: 'silent' }), trustedProxies: ['loopback'] })
const payloadHash = hashPayload('')
const SMS = JSON.stringify({ template: 'login', slots: {}, lang: 'en' })
/** The length of an encrypted text. */
const SEALED_BYTES = 120

serve(app, requestOtp, async ({ body: { phoneNumber: number } }) => {
  const challengeId = newChallengeId()
  const binding = { challengeId, number, purpose: 'LOGIN' as const, payloadHash }
  const mac = macOf(key, binding, newCode(CODE_LENGTHS.usual))
  await sql`select bench.code_request(${challengeId}, ${number}, ${payloadHash}, ${mac}, ${randomUUID()}, ${SMS},
    ${randomBytes(SEALED_BYTES)})`.execute(db)
  return ok({
    challengeId,
    codeLength: CODE_LENGTHS.usual,
    attemptsLeft: 3,
    maskedPhone: maskMsisdn(number),
    expiresIn: 180,
    resendAfter: 30,
    nextStep: 'ENTER_CODE' as const,
    channel: 'SMS' as const,
  })
})

type Opened = { account_id: string; created_at: Date }

serve(app, validateOtp, async ({ body: { phoneNumber: number, password, challengeId = '' } }) => {
  const mac = macOf(key, { challengeId, number, purpose: 'LOGIN', payloadHash }, password)
  const token = newToken()
  const account = randomUUID()
  const { rows } = await sql<Opened>`select * from bench.code_verify(${challengeId}, ${number}, ${mac},
    ${account}, ${randomUUID()}, ${hashToken(token)})`.execute(db)
  const [opened] = rows
  if (!opened) return refused('INTERNAL')
  const name = maskMsisdn(number)
  const linkedAt = opened.created_at.toISOString()
  return ok({
    token,
    tokenType: 'Bearer' as const,
    expiresIn: 604_800,
    rotateIn: 86_400,
    username: name,
    displayName: name,
    accountType: 'MOBILE' as const,
    consentVersionNeeded: CONSENT_VERSION,
    lines: [{ msisdn: number, nickname: null, role: 'OWNER' as const, linkedAt, simSwapFrozenUntil: null }],
    isNewUser: opened.account_id === account,
  })
})

app.get('/health/live', () => ({ live: true }))
await app.listen({ port: Number(port), host: '127.0.0.1' })
