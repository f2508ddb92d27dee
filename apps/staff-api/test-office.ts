import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { brand } from '#brand'
import { prefixOf } from '#contracts/bases.ts'
import type { Call, ResultOf } from '#contracts/call.ts'
import type { Refusal } from '#contracts/envelope.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { STAFF_COOKIE } from '#contracts/staff/session.ts'
import type { ValueApp } from '#apps/api/test-value-app.ts'
import { servedDatabase } from '#db/test-database.ts'
import { makeLooks, officeRoutes } from '#modules/office/index.ts'
import { productNames } from '#modules/packages/index.ts'
import { hashSecret, newSecret } from '#modules/staff/secret.ts'
import {
  makeAdmitStaff,
  makePasskeySite,
  makeServeStaff,
  makeStaffSessionStore,
  makeStaffSignIn,
  makeStaffStore,
  sessionRoutes,
} from '#modules/staff/index.ts'
import { makeFirstStore } from '#modules/staff/first-store.ts'
import { freeKyat } from '#modules/value/index.ts'
import type { Database } from '#platform/db/database.ts'
import { makeServer } from '#platform/http/make-server.ts'

export const OFFICE_ORIGIN = 'http://localhost:8081'

export type Colleague = { readonly staffId: string; readonly name: string; readonly secret: string }

type Site = Pick<
  ValueApp,
  'db' | 'url' | 'clock' | 'core' | 'identity' | 'queueSms' | 'channels' | 'content' | 'rules'
>

type Input = { readonly params?: Record<string, string>; readonly body?: object; readonly header?: boolean }
export type Said<C extends Call> = {
  code: string
  result: ResultOf<C>
  facts?: Record<string, unknown>
  http: number
}

const OFFICE_CLIENT = `${brand.slug}-office`

const pathOf = (call: Call, params: Record<string, string> = {}): string =>
  prefixOf(call.base) +
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Somebody of the office, made with the rights of the owner and signed in. */
export async function colleague(
  db: Database,
  roles: readonly Role[],
  name = `Ma ${roles.join(' ')}`,
): Promise<Colleague> {
  const staffId = randomUUID()
  const now = new Date()
  await makeStaffStore(db).add({ id: staffId, name: name.slice(0, 80), addedBy: null, now })
  for (const role of roles) await makeFirstStore(db).grant(staffId, role, now)
  return { staffId, name, secret: await signedIn(db, staffId) }
}

export async function signedIn(db: Database, staffId: string): Promise<string> {
  const secret = newSecret()
  await makeStaffSessionStore(db).start(randomUUID(), hashSecret(secret), staffId)
  return secret
}

/** The office over a product that a test has: its calls with the role that serves them. */
export async function officeAt(site: Site, { demo = true }: { readonly demo?: boolean } = {}) {
  const { clock, core, identity, queueSms, channels, content, rules } = site
  const db = servedDatabase(site.url, 'staff')
  const logged: { facts: object; text: string }[] = []
  const app = makeServer({
    log: pino({ level: 'silent' }),
    clientName: OFFICE_CLIENT,
    admitStaff: makeAdmitStaff({ db, clock, demo }),
  })
  const serveStaff = makeServeStaff(app, { db, clock })
  const signIn = makeStaffSignIn({ db, clock, site: makePasskeySite(OFFICE_ORIGIN), demo })
  sessionRoutes(app, { signIn, origin: OFFICE_ORIGIN, demo, serveStaff })
  officeRoutes(serveStaff, {
    looks: makeLooks(async (line) => {
      const known = await core.line(line).catch(() => null)
      return known ? freeKyat(known.buckets) : null
    }),
    origin: OFFICE_ORIGIN,
    records: {
      core,
      rules,
      tag: identity.tag,
      forgetSessions: identity.sessions.forget,
      note: identity.note,
      log: { error: (facts, text) => void logged.push({ facts, text }) },
    },
    channels,
    queueSms,
    names: (product) => productNames(content.memory.current(), product),
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
      },
      ...(call.method === 'POST' && { payload: input.body ?? {} }),
    })
    if (call.file && answer.statusCode === 200)
      return { code: 'SUCCESS', result: answer.body as ResultOf<C>, http: 200 }
    return { ...answer.json<Said<C> & Refusal>(), http: answer.statusCode }
  }

  return {
    app,
    db,
    logged,
    ask,
    pathOf,
    colleague: (...roles: Role[]) => colleague(site.db, roles),
    signedIn: (staffId: string) => signedIn(site.db, staffId),
    close: () => app.close(),
  }
}

export type Office = Awaited<ReturnType<typeof officeAt>>
