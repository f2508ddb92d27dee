import type { Bench, Size } from './figure.ts'
import { proveHistory, type Proven } from './ledger/prove-history.ts'

/** A machine without room for the full size (about 20 GB) sets a smaller one. */
const ENTRIES: Record<Size, number> = {
  ci: 50_000,
  full: Number(process.env['BENCH_LEDGER_ENTRIES'] ?? 50_000_000),
}
const TURNS = { ci: { pairs: 3, seconds: 2 }, full: { pairs: 12, seconds: 6 } }
/** Maintenance rests nine times as long as it works. */
const WITH_RESTS = 10

const measured = new Map<Size, Promise<Proven>>()
function proven(size: Size): Promise<Proven> {
  const known = measured.get(size) ?? proveHistory(ENTRIES[size], TURNS[size])
  measured.set(size, known)
  return known
}

const figure = (
  name: string,
  unit: string,
  bar: Bench['bar'],
  read: (of: Proven) => ReturnType<Bench['measure']> | number,
): Bench => ({
  name,
  unit,
  bar,
  measure: async (size) => {
    const value = await read(await proven(size))
    return typeof value === 'number' ? { value } : value
  },
})

/** One history for all of them. */
export const benches: readonly Bench[] = [
  figure('ledger.proof', 'ms, longest statement', { of: 'value', atMost: 5_000 }, (of) => of.longestMs),
  figure('ledger.proof-rows', 'rows/s', { of: 'value', atLeast: 5_000 }, (of) => of.rowsPerSecond),
  figure('ledger.proof-day', 's for a day, rests included', { of: 'value', atMost: 3_600 }, (of) =>
    Math.ceil(of.daySeconds * WITH_RESTS),
  ),
  figure('ledger.proof-found', 'days, last 35 days', { of: 'value', atMost: 1 }, (of) => of.recentFoundDays),
  figure('ledger.proof-found-old', 'days, older', { of: 'value', atMost: 30 }, (of) => of.olderFoundDays),
  figure('ledger.proof-purchases', 'purchases/s', { of: 'ratio', atLeast: 0.9 }, async ({ purchases }) => ({
    value: purchases.proving,
    reference: purchases.alone,
  })),
  figure('ledger.entry-bytes', 'bytes', { of: 'value', atMost: 250 }, (of) => of.bytes.entry),
  figure('ledger.move-bytes', 'bytes', { of: 'value', atMost: 400 }, (of) => of.bytes.move),
  figure('ledger.account-bytes', 'bytes', { of: 'value', atMost: 400 }, (of) => of.bytes.account),
]
