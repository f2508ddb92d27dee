import { randomInt, randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { MOVE_ID_HEADER } from '#contracts/move-id.ts'
import { withBuiltSite, type BuiltSite } from './identity/built-site.ts'
import { tellApart, type Sample } from './probes/alike.ts'
import { probesOf, requestOf, type Probe } from './probes/calls.ts'
import { fillSenders, KINDS, makeNumbers, type NumberKind } from './probes/numbers.ts'
import { SHOP_OF_ONE } from './probes/shop.ts'
import { makePersons, newKey, type Person } from './value/site.ts'
import type { Count, Fault, Size } from './fault.ts'

const PROBES: Record<Size, number> = { ci: 1_500, full: 20_000 }
/** Signed-in lines for each call that reveals something about a receiver. */
const SENDERS: Record<Size, number> = { ci: 8, full: 160 }
const MOST_LEARNT = 5
/** The questions of one line: as many as may be learnt, then one of each kind. */
const AFTER_THAT: readonly NumberKind[] = [...KINDS, 'active']
const WARM_UP = 10
const MOST_OVERLOADED = 50
const KYAT = 50_000
const LEARNT: readonly string[] = ['RECIPIENT_INELIGIBLE', 'SUCCESS']

type Planned = {
  readonly probe: Probe
  readonly kind: NumberKind
  readonly sender: number
  readonly isLate: boolean
}

function shuffled<T>(values: readonly T[]): T[] {
  const all = [...values]
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[all[last], all[other]] = [all[other] as T, all[last] as T]
  }
  return all
}

/** All in one random order, so that a busy moment affects all kinds; in order for each sender. */
function plan(probes: readonly Probe[], size: Size): Planned[] {
  const counted = probes.filter(({ isCounted }) => isCounted)
  const simple = probes.filter(({ isCounted }) => !isCounted)
  const perSender = MOST_LEARNT + AFTER_THAT.length
  const queues = counted.flatMap((probe, at) =>
    Array.from({ length: SENDERS[size] }, (_, turn): Planned[] => {
      const sender = at * SENDERS[size] + turn
      const first = shuffled([...KINDS, ...KINDS]).slice(0, MOST_LEARNT)
      const of = (isLate: boolean) => (kind: NumberKind) => ({ probe, kind, sender, isLate })
      return [...first.map(of(false)), ...shuffled(AFTER_THAT).map(of(true))]
    }),
  )
  const each = Math.ceil((PROBES[size] - queues.length * perSender) / (simple.length * KINDS.length))
  const others = simple.flatMap((probe) =>
    KINDS.flatMap((kind) =>
      Array.from({ length: each }, (): Planned => ({
        probe,
        kind,
        sender: randomInt(queues.length),
        isLate: false,
      })),
    ),
  )
  const turns = shuffled([
    ...queues.flatMap((queue) => queue.map(() => queue)),
    ...others.map((one) => [one]),
  ])
  return turns.flatMap((queue) => queue.shift() ?? [])
}

/** Values that differ in every answer, and the number itself, are left out; all else must be byte-identical. */
const shapeOf = (status: number, body: string, number: string): string =>
  `${status} ${body
    .replaceAll(number, 'N')
    .replace(/"(challengeId|requestId|reference|transferId|lastUsedAt)":"[^"]*"/g, '"$1"')
    .replace(/"maskedPhone":"09\d{3}•••\d{3}"/, '"maskedPhone"')}`

async function attack(
  site: BuiltSite,
  persons: readonly Person[],
  numbers: Record<NumberKind, string[]>,
  size: Size,
) {
  const { app } = site
  const passed = () =>
    site.seal({ use: 'passed', id: randomUUID(), type: 'SIGNUP', until: Date.now() + 60_000 })
  const samples = new Map<string, Sample[]>()
  const learnt = new Map<number, number>()
  let overloaded = 0

  async function ask({ probe, kind, sender, isLate }: Planned, isWarm: boolean): Promise<void> {
    const number = numbers[kind].pop()
    if (!number) throw new Error(`not enough numbers that are ${kind}`)
    const headers = {
      'x-client': app.clientName,
      'x-forwarded-for': `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      [MOVE_ID_HEADER]: newKey(),
      ...(probe.call.session === 'required' && { authorization: `Bearer ${persons[sender]?.token}` }),
    }
    const request = requestOf(probe, number, passed)
    const began = performance.now()
    const answer = await app.inject({ ...request, headers })
    const ms = performance.now() - began
    // An overloaded machine says nothing about a number: another of its kind is used.
    if (answer.statusCode >= 500) {
      overloaded += 1
      if (overloaded > MOST_OVERLOADED) throw new Error('the machine is too busy for this')
      return ask({ probe, kind, sender, isLate }, isWarm)
    }
    if (!isWarm) return undefined
    const { code } = answer.json<{ code: string }>()
    if (probe.isCounted && LEARNT.includes(code)) learnt.set(sender, (learnt.get(sender) ?? 0) + 1)
    const group = isLate ? `${probe.name}, once it is full` : probe.name
    const kept = samples.get(group) ?? []
    samples.set(group, [...kept, { kind, shape: shapeOf(answer.statusCode, answer.body, number), ms }])
    return undefined
  }

  const probes = probesOf(app)
  for (const probe of probes.filter(({ isCounted }) => !isCounted))
    for (let turn = 0; turn < WARM_UP; turn += 1)
      await ask({ probe, kind: 'unknown', sender: 0, isLate: false }, false)
  const planned = plan(probes, size)
  for (const one of planned) await ask(one, true)
  const tooMuch = [...learnt.values()].reduce((sum, many) => sum + Math.max(0, many - MOST_LEARNT), 0)
  if (![...learnt.values()].some((many) => many === MOST_LEARNT) && tooMuch === 0)
    throw new Error('nobody learnt anything: the calls did not come as far as the number')
  const comparisons = samples.size * KINDS.length
  const told = [...samples].map(([name, of]) => tellApart(name, of, comparisons))
  return { tried: planned.length, bad: tooMuch + told.reduce((sum, many) => sum + many, 0) }
}

async function probeAll(size: Size, weaken: readonly string[]): Promise<Count> {
  let persons: Person[] = []
  let numbers: Record<NumberKind, string[]> = { unknown: [], barred: [], optedOut: [], active: [] }
  const prepare: Parameters<typeof withBuiltSite>[0]['prepare'] = async (db) => {
    // As many as there are calls that count, and some spare ones.
    persons = await makePersons(db, SENDERS[size] * 6, KYAT)
    await fillSenders(
      db,
      persons.map(({ number }) => number),
    )
    numbers = await makeNumbers(db, Math.ceil(PROBES[size] / KINDS.length) + 500)
  }
  const env = { SHARE_BALANCE: 'true', SHARE_ASK: 'true' }
  return withBuiltSite({ shop: SHOP_OF_ONE, env, prepare, weaken }, (site) =>
    attack(site, persons, numbers, size),
  )
}

/** Nobody remembers what a line has learnt, and a barred line takes longer. */
const WEAKENED = [
  'create function forget_miss() returns trigger language plpgsql as $$ begin return null; end $$',
  'create trigger forget_miss before insert on recipient_miss for each row execute function forget_miss()',
  'alter table line rename to line_kept',
  // Keeps all other columns, whichever exist.
  `do $$ begin execute (select 'create view line as select ' || string_agg(case column_name
       when 'state' then 'case when state = ''BARRED'' then (select state from pg_sleep(0.005)) else state end as state'
       else quote_ident(column_name) end, ', ' order by ordinal_position) || ' from line_kept'
     from information_schema.columns where table_schema = 'public' and table_name = 'line_kept'); end $$`,
  'grant select, insert, update, delete on line to public',
]

export const faults: readonly Fault[] = [
  {
    name: 'identity.who-is-customer',
    bar: 0,
    attack: (size) => probeAll(size, []),
    // The small size already shows what goes wrong.
    control: () => probeAll('ci', WEAKENED),
  },
]
