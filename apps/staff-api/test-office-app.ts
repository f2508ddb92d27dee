import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeFibreBook } from '#adapters/fibre-book/fibre-book.ts'
import { bookRules } from '#apps/wiring/fibre.ts'
import { brand } from '#brand'
import { prefixOf } from '#contracts/bases.ts'
import type { Call, ResultOf } from '#contracts/call.ts'
import type { Refusal } from '#contracts/envelope.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { STAFF_COOKIE } from '#contracts/staff/session.ts'
import type { Plans } from '#modules/fibre/index.ts'
import { wireFiles } from '#apps/wiring/files.ts'
import type { Content } from '#modules/content/index.ts'
import { makeIdentitySeal } from '#modules/applications/index.ts'
import { makeReadFile } from '#modules/files/index.ts'
import { makePlaces } from '#modules/status/index.ts'
import { makeCategories } from '#modules/tickets/index.ts'
import { freePoints } from '#modules/loyalty/index.ts'
import { makeLooks, officeRoutes } from '#modules/office/index.ts'
import { makeFirstStore } from '#modules/staff/first-store.ts'
import {
  makeAdmitStaff,
  makePasskeySite,
  makeServeStaff,
  makeStaffSessionStore,
  makeStaffSignIn,
  makeStaffStore,
  sessionRoutes,
  type ServeStaff,
} from '#modules/staff/index.ts'
import { makeStaffPasskeyStore } from '#modules/staff/passkey-store.ts'
import { hashSecret, newSecret } from '#modules/staff/secret.ts'
import { freeKyat, type OperatorCore } from '#modules/value/index.ts'
import { makeVoucherSeal } from '#modules/vouchers/index.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeServer, type ServerOptions } from '#platform/http/make-server.ts'
import type { AdmitStaff } from '#platform/http/session.ts'

export const OFFICE_ORIGIN = 'http://localhost:8081'
export const OFFICE_CLIENT = `${brand.slug}-office`

export type Colleague = { readonly staffId: string; readonly name: string; readonly secret: string }

type Input = { readonly params?: Record<string, string>; readonly body?: unknown; readonly header?: boolean }
export type Said<C extends Call> = {
  code: string
  result: ResultOf<C>
  facts?: Record<string, unknown>
  http: number
  text: string
}

export const pathOf = (call: Call, params: Record<string, string> = {}): string =>
  prefixOf(call.base) +
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** A member of staff with a passkey, created with the owner's rights and signed in. */
export async function colleague(
  db: Database,
  roles: readonly Role[],
  name = `Ma ${roles.join(' ')}`,
): Promise<Colleague> {
  const staffId = randomUUID()
  const now = systemClock.now()
  await makeStaffStore(db).add({ id: staffId, name: name.slice(0, 80), addedBy: null, now })
  await makeStaffPasskeyStore(db).replace({
    id: `test-${staffId}`,
    staffId,
    publicKey: Buffer.alloc(0),
    signCount: 0,
    transports: [],
  })
  for (const role of roles) await makeFirstStore(db).grant(staffId, role, now)
  return { staffId, name, secret: await signedIn(db, staffId) }
}

export async function signedIn(db: Database, staffId: string): Promise<string> {
  const secret = newSecret()
  await makeStaffSessionStore(db).start(randomUUID(), hashSecret(secret), staffId)
  return secret
}

const NO_PLANS: Plans = { plan: () => null, place: () => null, townships: () => [] }

type Boards = Parameters<typeof officeRoutes>[1]

const NO_APPLICATIONS: Boards['applications'] = {
  types: { all: () => [], find: () => null },
  nameOf: () => null,
  seal: makeIdentitySeal(undefined),
}

export type OfficeParts = Pick<Boards, 'channels' | 'queueSms' | 'names' | 'tickets'> & {
  readonly applications?: Boards['applications']
  readonly voucherSeal?: Boards['voucherSeal']
  /** Without its own plans and places every township is called by its id. */
  readonly plans?: Plans
  /** With the office's own role, and with the owner's. */
  readonly served: Database
  readonly db: Database
  readonly clock: Clock
  readonly core: Pick<OperatorCore, 'line'>
  readonly records: Pick<Boards['records'], 'rules' | 'tag' | 'forgetSessions' | 'note'>
  readonly log: ServerOptions['log']
  readonly demo?: boolean
  /** Replaced by the fault suite's control. */
  readonly admit?: AdmitStaff
  readonly serving?: (app: FastifyInstance, deps: { db: Database; clock: Clock }) => ServeStaff
}

/** Tickets for the office: categories from the content, files from a folder. */
export const ticketsOver = (
  { clock, content }: { readonly clock: Clock; readonly content: Pick<Content, 'memory'> },
  files = wireFiles({
    FILES_DIR: undefined,
    FILES_KEY: '7d'.repeat(32),
    RUN_DIR: mkdtempSync(join(tmpdir(), 'office-')),
  }),
): Boards['tickets'] => ({
  clock,
  categories: makeCategories(content),
  places: makePlaces(content),
  readFile: makeReadFile(files),
})

/** The office over the product of a test or an attack. */
export async function officeOver(parts: OfficeParts) {
  const { served, db, clock, core, records, log, demo = true, serving = makeServeStaff } = parts
  const logged: { facts: object; text: string }[] = []
  const admitStaff = parts.admit ?? makeAdmitStaff({ db: served, clock, demo })
  const app = makeServer({ log, clientName: OFFICE_CLIENT, admitStaff })
  const serveStaff = serving(app, { db: served, clock })
  const signIn = makeStaffSignIn({ db: served, clock, site: makePasskeySite(OFFICE_ORIGIN), demo })
  sessionRoutes(app, { signIn, origin: OFFICE_ORIGIN, demo, serveStaff })
  const plans = parts.plans ?? NO_PLANS
  const book = makeFibreBook({ db: served, clock, rules: bookRules(records.rules) })
  officeRoutes(serveStaff, {
    ...parts,
    applications: parts.applications ?? NO_APPLICATIONS,
    voucherSeal: parts.voucherSeal ?? makeVoucherSeal('9f'.repeat(32)),
    fibre: { plans, book },
    looks: makeLooks(async (line) => {
      const known = await core.line(line).catch(() => null)
      return known && { kyat: freeKyat(known.buckets), points: freePoints(known.buckets) }
    }),
    origin: OFFICE_ORIGIN,
    records: { ...records, core, log: { error: (facts, text) => void logged.push({ facts, text }) } },
  })
  await app.ready()

  async function ask<C extends Call>(
    who: { secret: string } | null,
    call: C,
    input: Input = {},
  ): Promise<Said<C>> {
    const answer = await app.inject({
      method: call.method,
      url: pathOf(call, input.params),
      headers: {
        ...(input.header === false ? {} : { 'x-client': OFFICE_CLIENT }),
        ...(who && { cookie: `${STAFF_COOKIE}=${who.secret}` }),
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(call.method === 'POST' && { payload: JSON.stringify(input.body ?? {}) }),
    })
    const [http, text] = [answer.statusCode, answer.body]
    if (call.file && http === 200) return { code: 'SUCCESS', result: text as ResultOf<C>, http, text }
    return { ...answer.json<Said<C> & Refusal>(), http, text }
  }

  return {
    app,
    db: served,
    logged,
    ask,
    pathOf,
    colleague: (...roles: Role[]) => colleague(db, roles),
    signedIn: (staffId: string) => signedIn(db, staffId),
    close: () => app.close(),
  }
}

export type Office = Awaited<ReturnType<typeof officeOver>>
