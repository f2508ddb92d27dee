import { randomUUID } from 'node:crypto'
import { IDLE_MINUTES, type StaffSession } from '#contracts/staff/session.ts'
import { makeAuditStore } from '#modules/audit/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { StaffCaller } from '#platform/http/session.ts'
import { makeLinkStore } from './link-store.ts'
import { openLink } from './open-link.ts'
import type { PasskeySite } from './passkey-site.ts'
import { makeStaffPasskeyStore } from './passkey-store.ts'
import { hashSecret, newSecret, readSecret } from './secret.ts'
import { makeStaffSessionStore } from './session-store.ts'
import { makeStaffStore } from './staff-store.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly site: PasskeySite
  readonly demo: boolean
}

/** The secret goes into the cookie and nowhere else. */
export type SignedIn = { readonly secret: string; readonly session: StaffSession }

type Begun = { ceremonyId: string; options: Record<string, unknown> }

export const sessionView = ({ staffId, name, roles, lang, endsAt, demo }: StaffCaller): StaffSession => ({
  staffId,
  name,
  roles: [...roles],
  lang,
  endsAt: endsAt.toISOString(),
  idleSec: IDLE_MINUTES * 60,
  demo,
})

type Enrolling = {
  readonly link: string
  readonly code?: string | undefined
  readonly ceremonyId: string
  readonly response: object
}

/** By passkey, by an invitation that creates one, and in the demo without. */
export function makeStaffSignIn({ db, clock, site, demo }: Deps) {
  async function begin(options: { challenge: string }, staffId: string | null): Promise<Begun> {
    const ceremonyId = randomUUID()
    await makeStaffPasskeyStore(db).begin(ceremonyId, { challenge: options.challenge, staffId })
    return { ceremonyId, options: { ...options } }
  }

  async function start(tx: Tx, staffId: string, call: string): Promise<Answer<SignedIn>> {
    const [secret, sessionId] = [newSecret(), randomUUID()]
    const store = makeStaffSessionStore(tx)
    await store.start(sessionId, hashSecret(secret), staffId)
    const caller = await store.read(hashSecret(secret), demo)
    if (!caller) return refused('UNAUTHENTICATED')
    await makeAuditStore(tx).write({ at: clock.now(), staffId, sessionId, call, outcome: 'SUCCESS' })
    return ok({ secret, session: sessionView(caller) })
  }

  return {
    async beginSignIn(): Promise<Answer<Begun>> {
      return ok(await begin(await site.signInOptions(), null))
    },

    async signIn(ceremonyId: string, response: { readonly id: string }): Promise<Answer<SignedIn>> {
      const keys = makeStaffPasskeyStore(db)
      const [ceremony, passkey] = await Promise.all([keys.take(ceremonyId), keys.find(response.id)])
      if (!ceremony || !passkey || ceremony.staffId !== null) return refused('PASSKEY_INVALID')
      const count = await site.signedBy(response, passkey, ceremony)
      if (count === null) return refused('PASSKEY_INVALID')
      return inTransaction(db, async (tx) =>
        (await makeStaffPasskeyStore(tx).used(passkey.id, count))
          ? start(tx, passkey.staffId, 'staffSignIn')
          : refused('PASSKEY_INVALID'),
      )
    },

    async beginEnrolment(link: string, code?: string): Promise<Answer<Begun & { name: string }>> {
      const opened = await openLink(db, link, code)
      if (!opened.ok) return opened
      const { whose } = opened.value
      const options = await site.enrolOptions(whose.staffId, whose.name)
      return ok({ ...(await begin(options, whose.staffId)), name: whose.name })
    },

    /** The new passkey replaces the old one and ends its sessions. */
    async enrol({ link, code, ceremonyId, response }: Enrolling): Promise<Answer<SignedIn>> {
      const [ceremony, opened] = await Promise.all([
        makeStaffPasskeyStore(db).take(ceremonyId),
        openLink(db, link, code),
      ])
      if (!opened.ok) return opened
      const { hash, whose, codeHash } = opened.value
      if (ceremony?.staffId !== whose.staffId) return refused('PASSKEY_INVALID')
      const passkey = await site.madeBy(response, whose.staffId, ceremony)
      if (!passkey) return refused('PASSKEY_INVALID')
      return inTransaction(db, async (tx) => {
        await makeStaffStore(tx).lock(whose.staffId)
        if (!(await makeLinkStore(tx).use(hash, codeHash))) return refused('LINK_OVER')
        if (!(await makeStaffPasskeyStore(tx).replace(passkey))) throw new Error('a passkey is of two people')
        await makeStaffSessionStore(tx).endAll(whose.staffId)
        return start(tx, whose.staffId, 'enrol')
      })
    },

    async demoSignIn(link: string): Promise<Answer<SignedIn>> {
      const hash = demo ? readSecret(link) : null
      const whose = hash && (await makeLinkStore(db).whose(hash, 'DEMO'))
      return whose ? inTransaction(db, (tx) => start(tx, whose.staffId, 'demoSignIn')) : refused('LINK_OVER')
    },
  }
}

export type StaffSignIn = ReturnType<typeof makeStaffSignIn>
