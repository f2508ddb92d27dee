import { sql } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { DaySigner, SignedDay } from '#platform/security/day-signer.ts'
import { makeSignSeals } from './sign-seals.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  /** Without it days are sealed but not signed. */
  readonly signer?: DaySigner | undefined
}

/** One bounded statement of the proof: what it did, to what, and how many rows it read. */
export type ProofStep = {
  readonly did: 'LAID' | 'FINISHED' | 'SEALED' | 'CHECKED' | 'COUNTED' | 'SIGNED' | 'SIGNATURES_CHECKED'
  readonly subject: string
  readonly rows: number
  /** Every new signature, for the log. */
  readonly signed?: readonly SignedDay[]
}

export type ProofStanding = {
  /** Days that should have been sealed by now. */
  readonly daysBehind: number
  /** The oldest day with a piece whose check is overdue, as `2026-11-15`. */
  readonly oldestLateDay: string | null
  readonly latePieces: number
  readonly brokenDays: number
  readonly wrongAccounts: number
  /** True when no round of the recount ended within 30 days. */
  readonly recountLate: boolean
}

type Found = { readonly did: ProofStep['did'] | null; readonly subject: string; readonly rows: number }

const WORK = ['finish_day', 'lay_piece', 'check_piece', 'count_accounts'] as const

/** Seals, checks and recounts, one piece at a time. Its whole state is in the database, so any process can continue. */
export function makeLedgerProof({ db, clock, signer }: Deps) {
  let turn = 0
  const work = [
    ...WORK.map((name) => () => inDatabase(name)),
    ...(signer ? signing(makeSignSeals({ db, clock, signer })) : []),
  ]

  async function inDatabase(name: (typeof WORK)[number]): Promise<ProofStep | null> {
    const { rows } =
      await sql<Found>`select did, subject, rows from ${sql.raw(`ledger.${name}`)}(${clock.now()}::timestamptz)`.execute(
        db,
      )
    const [found] = rows
    return found?.did ? { ...found, did: found.did } : null
  }

  return {
    /** The next piece of work that is due, or null. The kinds of work take turns, so that none waits for ever. */
    async step(): Promise<ProofStep | null> {
      for (let tried = 0; tried < work.length; tried += 1) {
        turn = (turn + 1) % work.length
        const step = await work[turn]?.()
        if (step) return step
      }
      return null
    },

    async standing(): Promise<ProofStanding> {
      const { rows } = await sql<ProofStanding>`select days_behind as "daysBehind",
        oldest_late_day::text as "oldestLateDay", late_pieces as "latePieces", broken_days as "brokenDays",
        wrong_accounts as "wrongAccounts", recount_late as "recountLate"
        from ledger.proof_standing(${clock.now()}::timestamptz)`.execute(db)
      const [standing] = rows
      if (!standing) throw new Error('ledger.proof_standing answered no row')
      return standing
    },

    /** Present findings, in words for the log. */
    async findings(most = 100): Promise<string[]> {
      const { rows } = await sql<{ problem: string; day: string | null; subject: string }>`
        select problem, day::text as day, subject from ledger.finding order by found_at, problem, subject limit ${most}`.execute(
        db,
      )
      return rows.map(({ problem, day, subject }) => [problem, day, subject].filter(Boolean).join(' '))
    },
  }
}

/** The part that needs the key and so cannot run inside the database. */
function signing({ sign, look }: ReturnType<typeof makeSignSeals>): (() => Promise<ProofStep | null>)[] {
  return [
    async () => {
      const made = await sign()
      if (!made) return null
      const subject = made.first ? 'all days, of which none had a signature' : 'new days'
      return { did: 'SIGNED', subject, rows: made.seals.length, signed: made.seals }
    },
    async () => {
      const rows = await look()
      return rows === null ? null : { did: 'SIGNATURES_CHECKED', subject: 'the next days', rows }
    },
  ]
}

export type LedgerProof = ReturnType<typeof makeLedgerProof>

/** Everything that is due now, however long it takes; returns the number of steps. */
export async function proveAll(proof: Pick<LedgerProof, 'step'>): Promise<number> {
  let steps = 0
  while (await proof.step()) steps += 1
  return steps
}
