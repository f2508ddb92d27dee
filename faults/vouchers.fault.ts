import { sql } from 'kysely'
import { withFaults } from '#adapters/core-simulator/with-faults.ts'
import { ok } from '#platform/errors/answer.ts'
import type { Codes } from '#modules/identity/index.ts'
import { makeOwnVouchers } from '#modules/vouchers/index.ts'
import type { Count, Fault, Size } from './fault.ts'
import {
  clock,
  collectors,
  newId,
  PIN,
  seal,
  settleAll,
  stock,
  subjectOf,
  take,
  withSite,
} from './loyalty/voucher-site.ts'
import type { Engine } from './value/engine.ts'
import { outside, sum, WAYS, type Way } from './value/way.ts'

/** On each of two ways. */
const ROUNDS: Record<Size, number> = { ci: 12, full: 500 }
const REUSES: Record<Size, number> = { ci: 30, full: 500 }
const GUESSES: Record<Size, number> = { ci: 500, full: 10_000 }
const AT_ONCE = 50
const POINTS = 100
const HAD = 150

/** A code that was taken can be taken again: the row forgets it. */
const FORGETFUL_CODES = `
  create function forget_code() returns trigger language plpgsql as
    $$ begin new.state := 'FREE'; new.move_id := null; return new; end $$;
  create trigger forget_code before update on voucher_code for each row execute function forget_code()`

/** Every fourth charge takes effect without an answer. */
function silentNowAndThen(): NonNullable<Parameters<typeof withSite>[0]['core']> {
  let charges = 0
  return (ledger) =>
    withFaults(outside(ledger), {
      next: (call) => {
        if (call !== 'charge') return 'NONE'
        charges += 1
        return charges % 4 === 0 ? 'SILENT_AFTER_EFFECT' : 'NONE'
      },
    })
}

type Sold = { readonly vouchers: number; readonly points: number; readonly free: number }

async function soldOf({ db }: Engine, voucherId: string): Promise<Sold> {
  const { rows } = await sql<Sold>`select count(*) filter (where state = 'ISSUED')::int as vouchers,
      coalesce(sum(points) filter (where state = 'ISSUED'), 0)::int as points,
      (select count(*)::int from voucher_code c where c.voucher_id = ${voucherId} and c.state <> 'ISSUED') as free
    from member_voucher where voucher_id = ${voucherId}`.execute(db)
  return rows[0] ?? { vouchers: -1, points: -1, free: -1 }
}

async function pointsOf({ db }: Engine, lines: readonly string[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(balance), 0)::int as sum from ledger.bucket
    where unit = 'POINT' and kept and owner = any (${[...lines]})`.execute(db)
  return rows[0]?.sum ?? Number.NaN
}

/** One voucher, fifty who want it at once. Bad: a round after which not exactly one has it and has paid for it. */
const lastVoucher = (
  rounds: number,
  options: Parameters<typeof withSite>[0],
  spoil?: string,
): Promise<Count> =>
  withSite(options, async (engine) => {
    if (spoil) await sql.raw(spoil).execute(engine.db)
    let bad = 0
    const lines = await collectors(engine, AT_ONCE, HAD)
    for (let round = 0; round < rounds; round += 1) {
      const id = `V-${round}`
      const before = await pointsOf(engine, lines)
      await stock(engine.db, id, 1, POINTS)
      await Promise.all(lines.map((line) => take(engine, line, id, POINTS)))
      await settleAll(engine)
      const sold = await soldOf(engine, id)
      const paid = before - (await pointsOf(engine, lines))
      if (sold.vouchers !== 1 || sold.free !== 0 || paid !== POINTS || sold.points !== POINTS) bad += 1
      await refill(engine, lines)
    }
    return { tried: rounds, bad: bad + (spoil ? 0 : (await engine.keeping.recount()).length) }
  })

/** Gives the lines points again. */
async function refill({ db, core }: Engine, lines: readonly string[]): Promise<void> {
  const { rows } = await sql<{ owner: string }>`select owner from ledger.bucket where unit = 'POINT' and kept
    and owner = any (${[...lines]}) group by owner having sum(balance) < ${POINTS}`.execute(db)
  const validTo = new Date(clock.now().getTime() + 86_400_000).toISOString()
  for (const { owner: line } of rows)
    await core
      .credit({ id: newId(), line, unit: 'POINT', amount: POINTS, source: 'LOYALTY', validTo })
      .catch(() => {})
}

/** Wrong PINs are not counted. */
const FORGETFUL_PINS = `
  create function forget_pin() returns trigger language plpgsql as $$ begin new.wrong_pins := 0; return new; end $$;
  create trigger forget_pin before update on member_voucher for each row execute function forget_pin()`

/** Fifty guesses at once for each voucher. Bad: a guess beyond the fifth that was answered, or the right one after them. */
const guessPins = (guesses: number, spoil?: string): Promise<Count> =>
  withSite({}, async (engine) => {
    const { db } = engine
    if (spoil) await sql.raw(spoil).execute(db)
    const own = makeOwnVouchers({ db, clock, seal, giveBackSeats: async () => ok(null) })
    const rounds = guesses / AT_ONCE
    await stock(db, 'TEA', rounds, POINTS)
    const lines = await collectors(engine, rounds, HAD)
    let bad = 0
    for (const line of lines) {
      await take(engine, line, 'TEA', POINTS)
      const id = (await own.list(line))[0]?.id ?? ''
      await own.reveal(id, line)
      const pins = Array.from({ length: AT_ONCE - 1 }, (_, at) => String(200_000 + at))
      const answers = await Promise.all(pins.map((pin) => own.use(id, line, pin)))
      const tried = answers.filter((one) => !one.ok && one.code === 'VOUCHER_PIN_WRONG').length
      const right = await own.use(id, line, PIN)
      if (tried > 4 || right.ok) bad += 1
    }
    return { tried: rounds * AT_ONCE, bad }
  })

type Wish = { readonly voucherId: string; readonly expectedPoints: number }

async function ask({ value, voucher, codesSent }: Engine, line: string, wish: Wish) {
  const id = newId()
  const input = { ...wish, withGuest: false, withCode: true }
  await value.start(voucher, { id, subject: subjectOf(line), line, lang: 'en', input })
  const code = codesSent.get(line) ?? ''
  const confirm = (otp: string) =>
    value.confirm(voucher, { id, subject: subjectOf(line), otp, product: wish.voucherId })
  return { id, code, confirm }
}

/** Pretends that the last code was sent minutes ago. */
const codeWasEarlier = ({ db }: Engine, line: string) =>
  sql`update otp_challenge set created_at = created_at - interval '5 minutes' where number = ${line}`.execute(
    db,
  )

/** A code of one exchange is tried on the next one of the line, and on one of another line. Bad: it opened it. */
const codeReuse = (rounds: number, way: Way, codes?: (strict: Codes) => Codes): Promise<Count> =>
  withSite({ way, ...(codes && { codes }) }, async (engine) => {
    await stock(engine.db, 'A', rounds * 3, 600)
    await stock(engine.db, 'B', rounds * 3, 500)
    const lines = await collectors(engine, rounds * 2, 2_000)
    let bad = 0
    for (let round = 0; round < rounds; round += 1) {
      const [line = '', other = ''] = lines.slice(round * 2, round * 2 + 2)
      const first = await ask(engine, line, { voucherId: 'A', expectedPoints: 600 })
      await first.confirm(first.code)
      await codeWasEarlier(engine, line)
      const next = await ask(engine, round % 2 === 0 ? line : other, { voucherId: 'B', expectedPoints: 500 })
      const foreign = await next.confirm(first.code)
      const own = await next.confirm(next.code)
      if ((foreign.ok && first.code !== next.code) || !own.ok) bad += 1
    }
    return { tried: rounds, bad }
  })

const careless = (strict: Codes): Codes => ({ ...strict, verify: async () => ok(undefined) })

export const faults: readonly Fault[] = [
  {
    name: 'loyalty.last-voucher',
    bar: 0,
    attack: async (size) =>
      sum([
        await lastVoucher(ROUNDS[size], { way: 'one-trip' }),
        await lastVoucher(ROUNDS[size], { core: silentNowAndThen() }),
      ]),
    control: () => lastVoucher(3, { way: 'one-trip' }, FORGETFUL_CODES),
  },
  {
    name: 'loyalty.pin',
    bar: 0,
    attack: (size) => guessPins(GUESSES[size]),
    control: () => guessPins(AT_ONCE * 4, FORGETFUL_PINS),
  },
  {
    name: 'loyalty.code-reuse',
    bar: 0,
    attack: async (size) => {
      const counts: Count[] = []
      for (const way of WAYS) counts.push(await codeReuse(REUSES[size], way))
      return sum(counts)
    },
    control: () => codeReuse(10, 'one-trip', careless),
  },
]
