import { randomBytes } from 'node:crypto'
import { makeQueueSms } from '#modules/notify/index.ts'
import { makeBodySeal } from '#modules/notify/seal-body.ts'
import { makeIdentity, type Identity } from '#modules/identity/index.ts'
import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { standardRules } from '#modules/rules/rules.builder.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { makeDatabase, type Database } from '#platform/db/database.ts'
import type { Count, Fault, Size } from './fault.ts'
import { EVERY_LINE, inParallel, numberAt, ownCache } from './identity/identity-site.ts'
import { withOwnDatabase } from './own-database.ts'

const CODES: Record<Size, number> = { ci: 300, full: 5_000 }
/** Small enough that no code expires before it is typed in. */
const BATCH = 250
const WIDTH = 8
const PAYLOAD = 'a fixed spelling'

type Process = { readonly identity: Identity; read(id: string, sealed: Buffer): string }
type Rings = readonly [before: string, once: string, twice: string]

/** From an unnamed key, as every installation starts, and from a named one. */
const ringsOf = (kept: boolean): readonly Rings[] => {
  const [one, two, three] = [1, 2, 3].map(() => randomBytes(32).toString('hex'))
  return kept
    ? [
        [`${one}`, `b:${two},${one}`, `c:${three},b:${two},${one}`],
        [`a:${one}`, `b:${two},a:${one}`, `c:${three},b:${two},a:${one}`],
      ]
    : [[`${one}`, `b:${two}`, `c:${three}`]]
}

/** A process started with these keys. */
function startWith(ring: string, db: Database, cache: ReturnType<typeof ownCache>): Process {
  const onError = () => {}
  const words = { en: enSms, my: mySms }
  const queueSms = makeQueueSms({ words, bodyKey: ring, host: 'localhost', cache, clock, onError })
  const seal = makeBodySeal(ring)
  const origin = 'http://localhost:8080'
  const identity = makeIdentity({
    db,
    cache,
    clock,
    lines: EVERY_LINE,
    queueSms,
    rules: standardRules(),
    secret: ring,
    origin,
    allowedOrigins: [],
    onError,
  })
  return { identity, read: (id, sealed) => seal.open(id, sealed) }
}

const ask = ({ identity }: Process, db: Database, number: string): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const asked = await identity.codes.issue(tx, {
      number,
      purpose: 'GIFT',
      payload: PAYLOAD,
      lang: 'en',
      sms: { template: 'login', slots: {} },
      line: { state: 'ACTIVE', simChangedAt: null },
      human: true,
    })
    if (!asked.ok) throw new Error(asked.code)
    return asked.value.challengeId
  })

/** Reads the message like the worker and types its code in: either can be lost. */
async function lostOf(
  { identity, read }: Process,
  db: Database,
  number: string,
  challengeId: string,
): Promise<number> {
  const { id, body_sealed: sealed } = await db
    .selectFrom('sms_message')
    .select(['id', 'body_sealed'])
    .where('recipient', '=', number)
    .executeTakeFirstOrThrow()
  let text: string
  try {
    text = read(id, sealed ?? Buffer.alloc(0))
  } catch {
    return 2
  }
  const code = /\b\d{6}(?:\d{2})?\b/.exec(text)?.[0] ?? ''
  const guess = { challengeId, number, purpose: 'GIFT' as const, payload: PAYLOAD, code }
  const answer = await db.transaction().execute((tx) => identity.codes.verify(tx, guess))
  return answer.ok ? 0 : 1
}

/** Half are used after the first rotation, half after the second. */
async function batch(
  db: Database,
  from: number,
  count: number,
  processes: readonly Process[],
): Promise<number> {
  const [before, ...after] = processes
  const ids = new Map<number, string>()
  await inParallel(count, WIDTH, async (place) => {
    if (before) ids.set(place, await ask(before, db, numberAt(from + place)))
  })
  let lost = 0
  await inParallel(count, WIDTH, async (place) => {
    const later = after[place % after.length]
    if (!later) return
    const gone = await lostOf(later, db, numberAt(from + place), ids.get(place) ?? '')
    lost += gone
  })
  return lost
}

const rotate =
  (kept: boolean) =>
  (size: Size): Promise<Count> =>
    withOwnDatabase(async (url) => {
      const db = makeDatabase(url, { maxConnections: WIDTH })
      const cache = ownCache()
      try {
        const all = ringsOf(kept).map((rings) => rings.map((ring) => startWith(ring, db, cache)))
        let bad = 0
        for (let from = 0; from < CODES[size]; from += BATCH) {
          const count = Math.min(BATCH, CODES[size] - from)
          bad += await batch(db, from, count, all[(from / BATCH) % all.length] ?? [])
        }
        return { tried: 2 * CODES[size], bad }
      } finally {
        await db.destroy()
        await cache.close()
      }
    })

/** Codes and messages that are open while the keys change twice. Without the guard the old key is removed at once. */
export const faults: readonly Fault[] = [
  { name: 'platform.rotation', bar: 0, attack: rotate(true), control: () => rotate(false)('ci') },
]
