import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Call } from '#contracts/call.ts'
import { validateCaptcha } from '#contracts/captcha.ts'
import { contact } from '#contracts/contact.ts'
import { getFaq, voteFaq } from '#contracts/help.ts'
import { LOGIN_VERSION, signup, validateOtp } from '#contracts/identity.ts'
import { exampleOf } from '#platform/http/openapi-example.ts'
import { schemaOf } from '#platform/http/openapi.ts'
import { urlOf } from '#platform/http/serve.ts'
import type { Database } from '#platform/db/database.ts'
import { withBuiltSite, type BuiltSite } from './identity/built-site.ts'
import { inParallel } from './identity/identity-site.ts'
import type { Count, Fault, Size } from './fault.ts'

const CALLS: Record<Size, number> = { ci: 1_500, full: 10_000 }
const WIDTH = 24
const CSP_REPORTS = { id: 'csp', most: 120, seconds: 600 }
/** Exact bounds may be exceeded by a few rows of other origin: a job of the queue, a snapshot. */
const SLACK = 10
/** A process counting for itself, while Redis does not answer, allows a fifth. */
const WITHOUT_REDIS = 1 / 5
/** Limits per number, block and address for each accepted request, and locks of spent tokens. */
const KEYS_EACH = 6
const ADDRESS = '198.51.100.7'

const aNumber = (): string => `95969${String(randomInt(1e7)).padStart(7, '0')}`

/** The most expensive form of each call: another number, browser and question every time. */
function makeFresh(site: BuiltSite, call: Call): () => Record<string, unknown> {
  const until = Date.now() + 3_600_000
  const sealed = (facts: object) => site.seal({ id: randomUUID(), until, ...facts })
  const of: Readonly<Record<string, () => object>> = {
    [signup.id]: () => ({ captchaToken: sealed({ use: 'passed', type: 'SIGNUP' }), consent: true }),
    [validateOtp.id]: () => ({ version: LOGIN_VERSION, password: '123456', challengeId: undefined }),
    [voteFaq.id]: () => ({ browserId: randomUUID(), helpful: true, reason: undefined }),
    [contact.id]: () => ({ body: `The signal is weak in street ${randomInt(1e6)}.` }),
    [validateCaptcha.id]: () => ({
      captchaId: sealed({ use: 'asked', type: 'LOGIN', at: until - 3_700_000, letters: null, work: 'none' }),
      answer: 'ACEFH',
    }),
  }
  const schema = call.body ?? call.query
  const example = (schema ? exampleOf(schemaOf(schema, 'input')) : {}) as Record<string, unknown>
  const { device: _, captchaToken: __, ...rest } = example
  return () => ({ ...rest, ...('phoneNumber' in rest && { phoneNumber: aNumber() }), ...of[call.id]?.() })
}

/** Rows of every table; partitions count for their parents. */
async function rowsIn(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string }>`select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema')`.execute(db)
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const counted = await sql<{ many: string }>`select count(*) as many from ${sql.raw(name)}`.execute(db)
    counts.set(name, Number(counted.rows[0]?.many))
  }
  return counts
}

type Held = { readonly rows: Map<string, number>; readonly keys: number; readonly lines: number }
const look = async ({ db, redis, securityLines }: BuiltSite): Promise<Held> => ({
  rows: await rowsIn(db),
  keys: await redis.dbsize(),
  lines: securityLines().length,
})

/** Keys without an expiry stay after the flood. */
async function endless({ redis }: BuiltSite): Promise<number> {
  let found = 0
  for await (const keys of redis.scanStream({ count: 500 }))
    for (const key of keys as string[]) if ((await redis.pttl(key)) === -1) found += 1
  return found
}

type Limited = { readonly id: string; readonly most: number; readonly seconds: number }

/** Bad: tables, Redis keys or events that grew by more than the address was allowed. */
async function flood(
  site: BuiltSite,
  { id, most, seconds }: Limited,
  many: number,
  send: () => Promise<unknown>,
) {
  const before = await look(site)
  const began = Date.now()
  await inParallel(many, WIDTH, async () => void (await send()))
  const meanwhile = (((Date.now() - began) / 1000) * most) / seconds
  const allowed = Math.ceil((most + meanwhile) * (1 + WITHOUT_REDIS)) + SLACK
  const after = await look(site)
  const grown = [
    ...[...after.rows].map(([name, rows]) => ({ name, by: rows - (before.rows.get(name) ?? 0), allowed })),
    { name: 'keys of Redis', by: after.keys - before.keys, allowed: KEYS_EACH * allowed },
    { name: 'security events', by: after.lines - before.lines, allowed: 2 * allowed },
  ].filter(({ by, allowed: most }) => by > most)
  for (const { name, by, allowed: most } of grown)
    process.stdout.write(`       ${id}: ${name} grew by ${by}, allowed ${most}\n`)
  return grown.length
}

async function floodAll(size: Size, isGuarded: boolean): Promise<Count> {
  return withBuiltSite({ shop: undefined }, async (site) => {
    const { app } = site
    // Acts like a process without limits; the calls themselves are unchanged.
    if (!isGuarded) Object.assign(app, { limitAddress: async () => null })
    const headers = { 'x-client': app.clientName, 'x-forwarded-for': ADDRESS }
    const faqs = (await app.inject({ url: urlOf(getFaq) })).json<{ result: { id: string }[] }>().result
    const calls = app.servedCalls.filter(({ changes, session }) => changes && session !== 'required')
    let bad = 0
    for (const call of calls) {
      const path = urlOf(call).replace(':id', faqs[0]?.id ?? 'none')
      const limit = { id: call.id, ...(call.perAddress ?? { most: 0, seconds: 600 }) }
      const fresh = makeFresh(site, call)
      bad += await flood(site, limit, CALLS[size], () => {
        const input = fresh()
        if (call.method === 'GET')
          return app.inject({
            url: `${path}?${new URLSearchParams(input as Record<string, string>)}`,
            headers,
          })
        return app.inject({ method: call.method, url: path, headers, payload: input })
      })
    }
    const report = [
      { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    ]
    bad += await flood(site, CSP_REPORTS, CALLS[size], () =>
      app.inject({
        method: 'POST',
        url: '/reports/csp',
        headers: { ...headers, 'content-type': 'application/reports+json' },
        payload: JSON.stringify(report),
      }),
    )
    return { tried: (calls.length + 1) * CALLS[size], bad: bad + (await endless(site)) }
  })
}

export const faults: readonly Fault[] = [
  {
    name: 'identity.flood',
    bar: 0,
    attack: (size) => floodAll(size, true),
    // The small size already shows what goes wrong.
    control: () => floodAll('ci', false),
  },
]
