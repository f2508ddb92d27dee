import { isDeepStrictEqual } from 'node:util'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { NO_ENTRANCE } from './value/guards-off.ts'
import {
  mainBalance,
  makePersons,
  newKey,
  PRICE,
  PRODUCTS,
  UNDECIDED,
  untilDecided,
  withSite,
} from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'

const ROUNDS: Record<Size, number> = { ci: 20, full: 2_000 }
const KEYS: Record<Size, number> = { ci: 50, full: 5_000 }
const SAME_AT_ONCE = 20

/** Reads first, writes later: what one writes without thinking of concurrency. */
const NAIVE_CHARGE = `
  create or replace function ledger.charge(p_id uuid, p_hash bytea, p_now timestamptz, p_order jsonb) returns jsonb language plpgsql security definer as $$
  declare
    had bigint := (select balance from ledger.bucket where owner = p_order ->> 'payer' and source = 'MAIN');
  begin
    if had < (p_order ->> 'priceKyat')::bigint then
      return '{"outcome": "REFUSED", "reason": "INSUFFICIENT"}';
    end if;
    perform pg_sleep(0.01);
    update ledger.bucket set balance = had - (p_order ->> 'priceKyat')::bigint where owner = p_order ->> 'payer' and source = 'MAIN';
    return jsonb_build_object('outcome', 'DONE', 'taken', jsonb_build_object('unit', 'MMK', 'amount', (p_order ->> 'priceKyat')::bigint));
  end $$`

/**
 * Enough for one, requested by fifty, each for something else: only the ledger stands between them. Bad: every round in which not exactly
 * one got it, or the price was not taken.
 */
const doubleSpend = (rounds: number, way: Way, guardsOff: readonly string[] = []): Promise<Count> =>
  withOwnDatabase((url) =>
    withSite(
      url,
      async ({ db, buy }) => {
        let bad = 0
        for (const person of await makePersons(db, rounds, PRICE)) {
          const answers = await Promise.all(
            PRODUCTS.map((product) => {
              const key = newKey()
              return untilDecided(() => buy(person, key, undefined, product))
            }),
          )
          const told = answers.filter(({ code }) => code === 'SUCCESS').length
          const unknown = answers.filter(({ code }) => UNDECIDED.includes(code)).length
          // On a busy machine the one may have been taken and not told yet.
          const isOne = told === 1 || (told === 0 && unknown > 0)
          if (!isOne || (await mainBalance(db, person.number)) !== 0) bad += 1
        }
        const sums = guardsOff.length > 0 ? [] : await makeLedgerKeeping({ db, clock: systemClock }).recount()
        return { tried: rounds, bad: bad + sums.length }
      },
      { guardsOff, way },
    ),
  )

const FORGETFUL = [
  'alter table ledger.move drop constraint move_pkey',
  'alter table ledger.entry drop constraint entry_pkey',
  'alter table value_move drop constraint value_move_pkey',
  'alter table value_history drop constraint value_history_pkey',
  'alter table subscription drop constraint subscription_pkey',
  `create or replace function ledger.recall(p_id uuid, p_hash bytea, p_now timestamptz) returns jsonb language sql as 'select null::jsonb'`,
  ...NO_ENTRANCE,
]

/** One key twenty times at once: one effect, equal answers once they are decided; with another body it is refused. */
const sameKey = (keys: number, way: Way, guardsOff: readonly string[] = []): Promise<Count> =>
  withOwnDatabase((url) =>
    withSite(
      url,
      async ({ db, buy }) => {
        let bad = 0
        const persons = await makePersons(db, keys, PRICE * (SAME_AT_ONCE + 5))
        for (const person of persons) {
          const key = newKey()
          const ask = () => untilDecided(() => buy(person, key))
          const answers = await Promise.all(Array.from({ length: SAME_AT_ONCE }, ask))
          const other = { expectedPrice: PRICE, acceptOverlap: true, autoRenew: true }
          const altered = await untilDecided(() => buy(person, key, other))
          const [first] = answers
          const equal = answers.every(({ result }) => isDeepStrictEqual(result, first?.result))
          const once = (await mainBalance(db, person.number)) === PRICE * (SAME_AT_ONCE + 4)
          if (equal && once && first?.code === 'SUCCESS' && altered.status === 422) continue
          bad += 1
          const codes = [...new Set([...answers, altered].map(({ code }) => code))].join(' ')
          if (guardsOff.length === 0) process.stderr.write(`${key}: ${codes}, charged once: ${once}\n`)
        }
        return { tried: keys, bad }
      },
      { guardsOff, way },
    ),
  )

export const faults: readonly Fault[] = [
  {
    name: 'value.double-spend',
    bar: 0,
    attack: (size) => onBothWays(ROUNDS[size], doubleSpend),
    control: () => doubleSpend(10, 'two-phase', [NAIVE_CHARGE]),
  },
  {
    name: 'value.same-key',
    bar: 0,
    attack: (size) => onBothWays(KEYS[size], sameKey),
    control: () => sameKey(5, 'two-phase', FORGETFUL),
  },
]
