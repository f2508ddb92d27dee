import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken, newToken } from '#modules/identity/session-token.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Count, Fault, Size } from './fault.ts'
import { askForAll, readAll } from './reassigned/new-holder.ts'
import { liveThere } from './reassigned/old-life.ts'
import { SHOP_OF_LIVES } from './reassigned/shop.ts'
import { makePersons, type Person } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'
import { withWalkSite, type WalkSite } from './walks/walk-site.ts'

/** For each of the two ways. */
const NUMBERS: Record<Size, number> = { ci: 2, full: 250 }
const KYAT = 40_000
const LOOKS = 10

/** A history without a beginning: everything found by number belongs to the next holder too. */
const NO_BEGINNING = [
  `create or replace function history_since(p_line text) returns timestamptz language sql as $$ select '-infinity'::timestamptz $$`,
]

/** Like a right code: into the number's account, or a new one. */
async function signIn({ db }: WalkSite, number: string): Promise<Person> {
  const token = newToken()
  await sql`insert into account (id, number, account_type, created_at) values (${randomUUID()}, ${number}, 'MOBILE', now())
    on conflict do nothing`.execute(db)
  await sql`select session_start(id, ${randomUUID()}, ${hashToken(token)}, 'CODE', null) from account
    where number = ${number}`.execute(db)
  return { number, token }
}

/** Reports the event and works until it is done; open moves are asked about meanwhile. */
async function handOver(
  { db, told, reconcile, finishLineEvents }: WalkSite,
  number: string,
): Promise<boolean> {
  await told({ eventId: randomUUID(), number, what: 'REASSIGNED', at: systemClock.now() })
  for (let look = 0; look < LOOKS; look += 1) {
    await sql`update line_event set due_at = now() - interval '1 second' where line = ${number} and due_at is not null`.execute(
      db,
    )
    if ((await finishLineEvents()) === 0) return true
    await sql`update value_move set next_ask_at = now() - interval '1 second' where line = ${number} and state in ('EXECUTING', 'UNKNOWN')`.execute(
      db,
    )
    await reconcile()
  }
  return false
}

/** Bad: an answer with an old fact, a read that differs from a fresh line's, or a change that never ends. */
async function changeHands(
  site: WalkSite,
  own: Person,
  other: Person,
  fresh: ReadonlyMap<string, string>,
): Promise<Count> {
  const facts = await liveThere(site, own, other)
  if (!(await handOver(site, own.number))) return { tried: 1, bad: 1 }
  const anew = await signIn(site, own.number)
  const read = await readAll(site, anew)
  const differ = [...read].filter(([url, text]) => fresh.get(url) !== text)
  const { tried, found } = await askForAll(site, anew, facts)
  return { tried: tried + read.size, bad: found.length + differ.length }
}

/** A line that nobody had before. */
async function aNewLine({ db, keeping }: WalkSite): Promise<string> {
  const number = '959640000001'
  await keeping.openLines({ numbers: [number], kyat: 0, activatedAt: systemClock.now() })
  await sql`insert into line (number) values (${number})`.execute(db)
  return number
}

const optionsOf = (guarded: boolean, way: Way) => ({
  way,
  shop: SHOP_OF_LIVES,
  guardsOff: guarded ? [] : NO_BEGINNING,
  env: { SHARE_ASK: 'true' },
})

const changeAll =
  (guarded: boolean) =>
  (numbers: number, way: Way): Promise<Count> =>
    withWalkSite(optionsOf(guarded, way), async (site) => {
      const persons = await makePersons(site.db, 2 * numbers, KYAT)
      await sql`update ledger.line set spent_before = 10000`.execute(site.db)
      const fresh = await readAll(site, await signIn(site, await aNewLine(site)))
      const total = { tried: 0, bad: 0 }
      for (let at = 0; at < numbers; at += 1) {
        const [own, other] = persons.slice(2 * at, 2 * at + 2)
        if (!own || !other) continue
        const { tried, bad } = await changeHands(site, own, other, fresh)
        total.tried += tried
        total.bad += bad
      }
      total.bad += (await site.keeping.recount()).length
      return total
    })

const onBoth = (guarded: boolean) => (size: Size) => onBothWays(NUMBERS[size], changeAll(guarded))

export const faults: readonly Fault[] = [
  { name: 'identity.reassigned', bar: 0, attack: onBoth(true), control: onBoth(false) },
]
