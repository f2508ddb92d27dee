import type { FastifyRequest } from 'fastify'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'
import { makeAccountStore } from './account-store.ts'
import { makeCodes } from './codes.ts'
import { makeRemoveCredentials } from './credentials.ts'
import { makeDeviceKeyStore } from './device-key-store.ts'
import { makeHumanCheck } from './human-check/human-check.ts'
import { deriveKeys } from './identity-keys.ts'
import { makeLineEvents } from './line-events.ts'
import { makeNoteRefusal } from './note-refusal.ts'
import { makePardon } from './pardon.ts'
import type { LineDirectory } from './line-directory.ts'
import type { NetworkCount } from './network-alarm.ts'
import { makeNetworkStore } from './network-store.ts'
import { passkeySite } from './passkey-site.ts'
import { makePasskeySignIn } from './passkey-sign-in.ts'
import { makePasskeys } from './passkeys.ts'
import { makeProofs } from './proof.ts'
import { makeProveNumber } from './prove-number.ts'
import { makeRequestCode } from './request-code.ts'
import { makeSendLimits } from './send-limits.ts'
import { makeSessions, type Sessions, type LiveSession } from './sessions.ts'
import { makeSignIn } from './sign-in.ts'
import { makeTellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly lines: LineDirectory
  readonly queueSms: QueueSms
  readonly rules: Rules
  /** 32 bytes in hex or a ring of such keys, the same for all processes of an installation, never in the database. */
  readonly secret: string | undefined
  readonly origin: string
  readonly allowedOrigins: readonly string[]
  readonly note?: NoteSecurity
  /** Given by another part of the same process, so that both forget an ended session at once. */
  readonly sessions?: Sessions
  /** How many of them this process remembers. */
  readonly mostSessions?: number
  /** Called when today's codes to other networks are near or at their limit. */
  readonly alarm?: (count: NetworkCount) => void
  readonly onError: (error: Error) => void
}

/** Wires one process's identity together. */
export function makeIdentity(deps: Deps) {
  const { db, cache, clock, lines, rules, queueSms, secret, origin, allowedOrigins, onError } = deps
  const { note = () => {}, alarm = () => {} } = deps
  const keys = deriveKeys(secret)
  const { mostSessions: most } = deps
  const remembering = { ...(most !== undefined && { most }) }
  const { sessions = makeSessions({ db, cache, clock, note, onError, ...remembering }) } = deps
  const codes = makeCodes({ keys: keys.code, queueSms, note, alarm })
  const limits = makeSendLimits({ cache, clock, tag: keys.tag, onError })
  const humanCheck = makeHumanCheck({ db, cache, clock, keys: keys.humanCheck, tag: keys.tag, onError })
  const site = passkeySite(origin)
  const proofs = makeProofs({ db, codes, lines, site })
  const tellOwner = makeTellOwner({ queueSms, clock })
  const passkeySignIn = makePasskeySignIn({ db, clock, sessions, lines, rules, site, note })
  return {
    clock,
    lines,
    rules,
    sessions,
    codes,
    humanCheck,
    allowedOrigins,
    /** Hash of numbers and addresses for keys in Redis. */
    tag: keys.tag,
    accounts: makeAccountStore(db),
    /** For modules whose events belong in the same security log. */
    note,
    /** Notes refusals of any call. */
    noteRefusal: makeNoteRefusal(note),
    requestCode: makeRequestCode({ db, clock, codes, limits, lines, humanCheck }),
    signIn: makeSignIn({ db, clock, codeKeys: keys.code, sessions, lines, rules, limits, tellOwner, note }),
    proveNumber: makeProveNumber({ db, codes, limits, note }),
    /** Today's count of codes to other networks that anybody may request. */
    networkCodes: makeNetworkStore(db).today,
    proofs,
    passkeys: makePasskeys({ db, site, proofs, tellOwner, note }),
    lineEvents: makeLineEvents({ db, clock, sessions, tellOwner, note }),
    pardon: makePardon({ db, clock, note }),
    deviceKeys: makeDeviceKeyStore(db),
    removeCredentials: makeRemoveCredentials({ db, proofs, sessions, tellOwner, note }),
    beginPasskeySignIn: passkeySignIn.begin,
    signInByPasskey: passkeySignIn.finish,
    /** Use only behind a call that requires a session; anything else is a bug. */
    mustSession(request: FastifyRequest): LiveSession {
      if (request.session?.scope !== 'account')
        throw new Error('a handler asked for a session its call does not require')
      return request.session as LiveSession
    },
    /** Use only behind a call that also accepts guests. */
    mustReach(request: FastifyRequest): AnySession {
      if (!request.session) throw new Error('a handler asked for a number its call does not prove')
      return request.session
    },
  }
}

export type Identity = ReturnType<typeof makeIdentity>
