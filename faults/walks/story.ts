import { sql } from 'kysely'
import type { WalkSite } from './walk-site.ts'

/** What one customer wanted and was told, to be held against moves and ledger afterwards. */
export class Story {
  /** How often the owner confirmed a wish, by kind, product and counterparty. */
  readonly wished = new Map<string, number>()
  readonly said: { readonly id: string; readonly what: 'DONE' | 'NOTHING' }[] = []
  /** Wishes of which a screen said that they were fulfilled. */
  readonly shown = new Set<string>()
  /** Packages whose renewal was stopped, each with the move that its owner was told about. */
  readonly stopped = new Map<string, string | null>()
  readonly log: string[] = []

  wish(key: string): void {
    this.wished.set(key, (this.wished.get(key) ?? 0) + 1)
  }
}

export const wishKey = (kind: string, product: string | null, counterparty: string | null): string =>
  [kind, product ?? '', counterparty ?? ''].join('|')

type Row = {
  id: string
  kind: string
  subject: string | null
  product: string | null
  counterparty: string | null
  kyat: number
  state: string
  /** The package that it renews. */
  renews: string | null
}

const TAKEN = ['COMPLETED', 'REVERSED']
const ENDED = [...TAKEN, 'FAILED', 'CANCELLED', 'EXPIRED']

type Account = { balance: number; reserved: number; source: string }

/** Both of one moment: between two statements another lane's worker may renew a package of this line. */
const readLine = ({ db }: WalkSite, line: string): Promise<{ rows: Row[]; accounts: Account[] }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const moves = await sql<Row>`select id::text, kind, subject::text, product, counterparty,
          amount_kyat::int as kyat, state, plan #>> '{data,renews}' as renews
        from value_move where line = ${line} order by id`.execute(tx)
      const buckets = await sql<Account>`select balance::int, reserved::int, source
        from ledger.bucket where owner = ${line}`.execute(tx)
      return { rows: moves.rows, accounts: buckets.rows }
    })

/** Null when what was said, the moves and the ledger are one story and nobody paid more often than they wished. */
export async function wrongWith(
  site: WalkSite,
  line: string,
  startKyat: number,
  story: Story,
): Promise<string | null> {
  const { rows, accounts } = await readLine(site, line)
  const open = rows.find(({ state }) => !ENDED.includes(state))
  if (open) return `${open.kind} ${open.id} is still ${open.state}`
  if (accounts.some(({ reserved }) => reserved !== 0)) return 'something is still set aside'
  const taken = rows.filter(({ state, kind }) => TAKEN.includes(state) && kind !== 'undo')
  const back = rows.filter(({ state, kind }) => TAKEN.includes(state) && kind === 'undo')
  const sum = (some: readonly Row[]) => some.reduce((all, { kyat }) => all + kyat, 0)
  const left = accounts.find(({ source }) => source === 'MAIN')?.balance
  const expected = startKyat - sum(taken) + sum(back)
  if (left !== expected) return `${left} kyat are left, ${expected} by the moves`
  return saidOtherwise(rows, story) ?? paidTooOften(taken, story)
}

function saidOtherwise(rows: readonly Row[], { said }: Story): string | null {
  for (const { id, what } of said) {
    const state = rows.find((row) => row.id === id)?.state ?? 'never begun'
    if (TAKEN.includes(state) !== (what === 'DONE')) return `${what} was said of ${id}, and it is ${state}`
  }
  return null
}

function paidTooOften(taken: readonly Row[], { wished, shown, stopped }: Story): string | null {
  const counts = new Map<string, number>()
  for (const row of taken) {
    const key = row.renews ?? wishKey(row.kind, row.product, row.counterparty)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    // Every package becomes due once in a walk.
    if (row.renews === null) continue
    if ((counts.get(key) ?? 0) > 1) return `${key} was renewed twice`
    if (stopped.has(key) && stopped.get(key) !== row.id) return `${key} was renewed after it was stopped`
  }
  for (const [key, count] of counts)
    if (key.includes('|') && count > (wished.get(key) ?? 0))
      return `${key} was charged ${count} times for ${wished.get(key) ?? 0}`
  for (const key of shown) if (!counts.has(key)) return `${key} was shown as done, and was not`
  return null
}
