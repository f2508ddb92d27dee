import type { FastifyRequest } from 'fastify'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { makeAccountStore } from './account-store.ts'
import { makeCodes } from './codes.ts'
import { makeRemoveCredentials } from './credentials.ts'
import { makeDeviceKeyStore } from './device-key-store.ts'
import { makeHumanCheck } from './human-check/human-check.ts'
import { noted, type NoteEvent } from './identity-event.ts'
import { deriveKeys } from './identity-keys.ts'
import { makeLineEvents } from './line-events.ts'
import type { LineDirectory } from './line-directory.ts'
import { passkeySite } from './passkey-site.ts'
import { makePasskeySignIn } from './passkey-sign-in.ts'
import { makePasskeys } from './passkeys.ts'
import { makeProofs } from './proof.ts'
import { makeRequestCode } from './request-code.ts'
import { makeSendLimits } from './send-limits.ts'
import { makeSessions, type LiveSession } from './sessions.ts'
import { makeSignIn } from './sign-in.ts'
import { makeTellOwner } from './tell-owner.ts'

type Deps = {
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly lines: LineDirectory
  readonly queueSms: QueueSms
  /** 32 bytes in hex, the same for all processes of an installation, never in the database. */
  readonly secret: string | undefined
  readonly origin: string
  readonly allowedOrigins: readonly string[]
  /** Every try, for whoever is on duty. */
  readonly note?: NoteEvent
  readonly onError: (error: Error) => void
}

/** Wires one process's identity together. */
export function makeIdentity(deps: Deps) {
  const { db, cache, clock, lines, queueSms, secret, origin, allowedOrigins, note = () => {}, onError } = deps
  const keys = deriveKeys(secret)
  const sessions = makeSessions({ db, cache, clock, onError })
  const codes = makeCodes({ key: keys.code, queueSms })
  const limits = makeSendLimits({ cache, clock, tag: keys.tag, onError })
  const humanCheck = makeHumanCheck({ db, cache, clock, key: keys.humanCheck, tag: keys.tag, onError })
  const site = passkeySite(origin)
  const proofs = makeProofs({ db, codes, lines, site })
  const tellOwner = makeTellOwner({ queueSms, clock })
  const passkeySignIn = makePasskeySignIn({ db, clock, sessions, lines, site })
  return {
    clock,
    lines,
    sessions,
    codes,
    humanCheck,
    allowedOrigins,
    /** Numbers and addresses as keys in Redis. */
    tag: keys.tag,
    accounts: makeAccountStore(db),
    requestCode: noted(
      (outcome, { phoneNumber }) => note({ event: 'CODE_ASKED', phoneNumber, outcome }),
      makeRequestCode({ db, clock, codes, limits, lines, humanCheck }),
    ),
    signIn: noted(
      (outcome, { phoneNumber }) => note({ event: 'CODE_TRIED', phoneNumber, outcome }),
      makeSignIn({ db, clock, codeKey: keys.code, sessions, lines, limits, tellOwner }),
    ),
    proofs,
    passkeys: makePasskeys({ db, site, proofs, tellOwner }),
    lineEvents: makeLineEvents({ db, clock, sessions, tellOwner }),
    deviceKeys: makeDeviceKeyStore(db),
    removeCredentials: makeRemoveCredentials({ db, proofs, sessions, tellOwner }),
    beginPasskeySignIn: passkeySignIn.begin,
    signInByPasskey: noted(
      (outcome) => note({ event: 'PASSKEY_TRIED', phoneNumber: null, outcome }),
      passkeySignIn.finish,
    ),
    /** Only behind a call that requires a session; anything else is a bug. */
    mustSession(request: FastifyRequest): LiveSession {
      if (!request.session) throw new Error('a handler asked for a session its call does not require')
      return request.session as LiveSession
    },
  }
}

export type Identity = ReturnType<typeof makeIdentity>
