import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { brand } from '#brand'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { MOVE_ID_HEADER, newMoveId } from '#contracts/move-id.ts'
import { seed } from '#db/seed/run-seed.ts'
import { DOCUMENT_TYPES } from '#modules/content/index.ts'
import { aVasGroup, packageWords } from '#modules/content/stored.builder.ts'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import { startServer, type ChildServer } from '../../scripts/run/child-server.ts'
import { envOf, type Way } from './way.ts'

export const PRODUCT = 'P1000'
/** Products for buying many things at once, because the same one cannot be started twice at a time. */
export const PRODUCTS: readonly string[] = Array.from({ length: 50 }, (_, at) => `P${1_000 + at}`)
export const PRICE = 1_000
/** Which of them an id buys: the same one each time it is sent. */
export const productOf = (id: string): string =>
  PRODUCTS[Number.parseInt(id.slice(-4), 16) % PRODUCTS.length] ?? PRODUCT

const TENURE_MS = 90 * 86_400_000

const documents = [
  aVasGroup('data'),
  ...PRODUCTS.map((code) => packageWords(code, { groupId: 'data', name: `Pack ${code}`, nameMm: null })),
]

/** Packages of 1,000 kyat that may be had any number of times. */
export async function seedShop(db: Database): Promise<void> {
  await seed(db, {
    documents: new Map(
      DOCUMENT_TYPES.map((kind) => [kind, documents.filter((document) => document.type === kind)]),
    ),
    packages: PRODUCTS.map((code) =>
      aProduct(code, { price: PRICE, overlap: 'STACK_PARALLEL', maxActive: 100_000 }),
    ),
    offers: [],
    fibre: [],
  })
}

export type Person = { readonly number: string; readonly token: string }

/** At once, so that no statement takes long. */
const TOGETHER = 2_000

/** Signed-in lines with this main balance each. */
export async function makePersons(db: Database, count: number, kyat: number): Promise<Person[]> {
  const first = randomInt(5e7, 9e7)
  const persons = Array.from({ length: count }, (_, at) => ({
    number: `9596${first + at}`,
    token: newToken(),
  }))
  for (let at = 0; at < count; at += TOGETHER) await signIn(db, persons.slice(at, at + TOGETHER), kyat)
  return persons
}

async function signIn(db: Database, persons: readonly Person[], kyat: number): Promise<void> {
  const numbers = persons.map(({ number }) => number)
  const activatedAt = new Date(systemClock.now().getTime() - TENURE_MS)
  await makeLedgerKeeping({ db, clock: systemClock }).openLines({ numbers, kyat, activatedAt })
  await sql`insert into line (number) select unnest(${numbers}::text[]) on conflict do nothing`.execute(db)
  const accounts = persons.map(() => randomUUID())
  const sessions = persons.map(() => randomUUID())
  const hashes = persons.map(({ token }) => hashToken(token))
  await sql`insert into account (id, number, account_type, created_at)
    select id, number, 'MOBILE', now() from unnest(${accounts}::uuid[], ${numbers}::text[]) as one (id, number)`.execute(
    db,
  )
  await sql`select count(session_start(account, session, hash, 'CODE', null))
    from unnest(${accounts}::uuid[], ${sessions}::uuid[], ${hashes}::bytea[]) as one (account, session, hash)`.execute(
    db,
  )
}

export async function mainBalance(db: Database, number: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`select balance from ledger.bucket
    where owner = ${number} and source = 'MAIN'`.execute(db)
  return rows[0]?.balance ?? Number.NaN
}

export type Site = {
  readonly db: Database
  readonly url: string
  readonly address: string
  buy(person: Person, key?: string, body?: object, product?: string): Promise<Bought>
  kill(): Promise<void>
  start(): Promise<void>
}

export type Bought = { readonly status: number; readonly code: string; readonly result: unknown }

/** After these nobody knows whether value moved: a client sends the same id again. */
export const UNDECIDED: readonly string[] = ['RESULT_UNKNOWN', 'INTERNAL', 'UPSTREAM_DOWN']
const AGAIN_MS = 200
const MOST_TIMES = 25

/** As a client that goes on: a busy machine answers some with "come again". What stays unknown is left to whoever reconciles. */
export async function untilDecided(ask: () => Promise<Bought>): Promise<Bought> {
  let answer = await ask()
  for (let time = 1; UNDECIDED.includes(answer.code) && time < MOST_TIMES; time += 1) {
    await wait(AGAIN_MS)
    answer = await ask()
  }
  return answer
}

export const newKey = (): string => newMoveId(systemClock.now().getTime())

const startApi = (url: string, env: NodeJS.ProcessEnv): Promise<ChildServer> =>
  startServer(() => ['apps/api/main.ts'], {
    env: (port) => ({
      PROFILE: 'demo',
      DATABASE_URL: url,
      API_PORT: String(port),
      API_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RUN_DIR: mkdtempSync(join(tmpdir(), 'value-run-')),
      SIMULATOR_URL: '',
      ...env,
    }),
    ready: '/health/ready',
  })

type SiteOptions = { readonly guardsOff?: readonly string[]; readonly way?: Way }

/** A real API process over a migrated database with a shop in it. */
export async function withSite<T>(
  url: string,
  work: (site: Site) => Promise<T>,
  { guardsOff = [], way = 'one-trip' }: SiteOptions = {},
): Promise<T> {
  const db = makeDatabase(url, { maxConnections: 6 })
  try {
    await seedShop(db)
    for (const statement of guardsOff) await sql.raw(statement).execute(db)
    let api = await startApi(url, envOf(way))
    const site: Site = {
      db,
      url,
      get address() {
        return api.address
      },
      kill: () => api.close('SIGKILL'),
      start: async () => {
        api = await startApi(url, envOf(way))
      },
      buy: (
        person,
        key = newKey(),
        body = { expectedPrice: PRICE, acceptOverlap: true },
        product = PRODUCT,
      ) => post(`${api.address}/gw/vas-package/${product}/register`, person, key, body),
    }
    try {
      return await work(site)
    } finally {
      await api.close()
    }
  } finally {
    await db.destroy()
  }
}

async function post(url: string, { token }: Person, key: string, body: object): Promise<Bought> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client': `${brand.slug}-web`,
      authorization: `Bearer ${token}`,
      [MOVE_ID_HEADER]: key,
    },
    body: JSON.stringify(body),
  })
  const { code, result } = (await answer.json()) as { code: string; result: unknown }
  return { status: answer.status, code, result }
}
