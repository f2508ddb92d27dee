import { randomUUID } from 'node:crypto'
import { LOGIN_VERSION, type DeviceProof, type SessionView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { toFieldErrors } from '#platform/errors/field-errors.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeAccountStore } from './account-store.ts'
import { makeCodeStore } from './code-store.ts'
import { guessRefusal } from './codes.ts'
import { provenDevice } from './device-proof.ts'
import type { LineDirectory } from './line-directory.ts'
import { makeLockMemory } from './lock-memory.ts'
import {
  guessOf,
  hashPayload,
  newChallengeId,
  readTypedCode,
  type CodeKeys,
  type Purpose,
} from './one-time-code.ts'
import { personOf } from './person.ts'
import type { SendLimits } from './send-limits.ts'
import { makeSessionStore, type SignedIn } from './session-store.ts'
import { tokenView } from './token-view.ts'
import type { Sessions } from './sessions.ts'
import type { TellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly codeKeys: CodeKeys
  readonly sessions: Sessions
  readonly lines: LineDirectory
  readonly rules: Rules
  readonly limits: SendLimits
  readonly tellOwner: TellOwner
  readonly note: NoteSecurity
}

export type LoginPayload = {
  readonly phoneNumber: string
  readonly password: string
  readonly version: string
  readonly challengeId?: string | undefined
  readonly deviceName?: string | undefined
  readonly device?: DeviceProof | undefined
}

/** The purposes whose code opens a session. */
const OPENS_SESSION: readonly string[] = ['LOGIN', 'SIGNUP'] satisfies Purpose[]

export const makeSignIn = (deps: Deps) => {
  const { db, clock, codeKeys, sessions, lines, rules, limits, tellOwner, note } = deps
  const codeStore = makeCodeStore(db)
  const sessionStore = makeSessionStore(db)
  const accounts = makeAccountStore(db)
  const locks = makeLockMemory(clock)

  /** Old clients send no challenge id and mean the pending code of the number. */
  async function whichChallenge(number: string, challengeId: string | undefined) {
    if (challengeId === undefined) {
      const pending = await codeStore.pendingFor(number, OPENS_SESSION)
      return {
        challengeId: pending?.id ?? newChallengeId(),
        purpose: (pending?.purpose ?? 'LOGIN') as Purpose,
      }
    }
    return { challengeId, purpose: 'LOGIN' as Purpose }
  }

  /** Queued before the token is returned, so that no session exists without its notice. */
  const tellOfDevice = ({ account_id: id, new_device: newDevice }: SignedIn, to: string, lang: Lang) =>
    inTransaction(db, async (tx) => {
      const really = await makeAccountStore(tx).claimNewDeviceNotice(id, newDevice)
      await tellOwner(tx, { to, lang, template: 'signedIn', really })
    })

  return async function signIn(login: LoginPayload, lang: Lang): Promise<Answer<SessionView>> {
    if (login.version !== LOGIN_VERSION) return refused('CLIENT_OUTDATED')
    const number = parseMsisdn(login.phoneNumber)
    if (!number) return refused('NUMBER_INVALID')
    const code = readTypedCode(login.password)
    if (!code) return refused('VALIDATION', { errors: toFieldErrors([{ path: ['password'] }], lang) })
    const known = login.device ? null : locks.waitOf(number)
    if (known !== null) return guessRefusal({ outcome: 'LOCKED', tries_left: null, wait_seconds: known })
    const { challengeId, purpose } = await whichChallenge(number, login.challengeId)
    const device = provenDevice(login.device, challengeId)
    const fresh = sessions.prepare(login.deviceName)

    const tryPurpose = (tried: Purpose) => {
      const binding = { challengeId, number, purpose: tried, payloadHash: hashPayload('') }
      const mac = guessOf(codeKeys, binding, code)
      return sessionStore.signInByCode(binding, {
        mac,
        device,
        newAccountId: randomUUID(),
        session: fresh.session,
        blind: login.challengeId === undefined,
      })
    }
    let opened = await tryPurpose(purpose)
    // EXPIRED means that nothing was compared: the challenge may belong to a signup.
    if (opened.outcome === 'EXPIRED' && purpose === 'LOGIN') opened = await tryPurpose('SIGNUP')
    if (opened.outcome === 'LOCKED' && !device) locks.remember(number, opened.wait_seconds ?? 0)
    if (opened.outcome !== 'RIGHT') return guessRefusal(opened)
    note({ event: 'SIGN_IN', number, device, session: fresh.session.sessionId, what: 'CODE' })
    if (opened.new_device) note({ event: 'NEW_DEVICE', number, device, session: fresh.session.sessionId })
    sessions.forget(opened.ended, { number, what: 'TOO_MANY' })
    limits.converted(number)
    if (!opened.is_new) await tellOfDevice(opened, number, lang)
    const person = await personOf(await accounts.find(opened.account_id), { lines, clock, rules })
    return ok({ ...tokenView(fresh.token, clock.now()), ...person, isNewUser: opened.is_new })
  }
}
