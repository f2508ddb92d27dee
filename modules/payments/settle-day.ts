import { createHash } from 'node:crypto'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Channel } from './channel.ts'
import { differencesOf, markSettlement, sumOf, type Difference } from './mark-settlement.ts'
import { makeObeyLine } from './obey-line.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { makeSettlementOursStore } from './settlement-ours-store.ts'
import { makeSettlementStore, type SettledDay } from './settlement-store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'channels' | 'log'> & {
  readonly core: Pick<OperatorCore, 'paidIn'>
}

export type Settled =
  | { readonly outcome: 'NO_FILE' | 'NOT_READ' | 'READ_BEFORE' }
  | {
      readonly outcome: 'SETTLED'
      readonly differences: readonly Difference[]
      readonly unexplainedKyat: number
    }

const DAYS_BACK = 7

/**
 * Compares a channel's file of a day with our payments, and those with the ledger. A file is kept together with all that follows from it:
 * whoever dies on the way has read nothing, and reading the same file twice changes nothing.
 */
export function makeSettleDay({ db, clock, channels, core, log }: Deps) {
  const obeyLine = makeObeyLine({ clock, log })
  const keepDay = makeKeepDay({ clock, log })

  async function settleFile(channel: Channel, day: string, bytes: Buffer): Promise<Settled> {
    const read = channel.readSettlement(bytes)
    if (!read.ok || read.day !== day || read.merchant !== channel.merchant) {
      log.error(
        { channel: channel.name, day, why: read.ok ? 'DAY_OR_MERCHANT' : read.why },
        'a settlement file cannot be read',
      )
      return { outcome: 'NOT_READ' }
    }
    const at = clock.now()
    const bodyHash = createHash('sha256').update(bytes).digest()
    const delivered = await deliveredOf(channel.name, day)
    const theirsKyat = sumOf(read.lines.map(({ kind, amountKyat: kyat }) => ({ kind, kyat })))
    return inTransaction(db, async (tx): Promise<Settled> => {
      const store = makeSettlementStore(tx)
      const theirs = makeSettlementOursStore(tx)
      const ours = await theirs.oursOf(channel.name, day)
      const references = read.lines.map(({ reference }) => reference)
      const others = (await theirs.oursNamed(channel.name, references)).filter((one) => one.day !== day)
      const marked = markSettlement(read.lines, ours, others)
      if (!(await store.keepFile({ channel: channel.name, day, bodyHash, at }, marked.lines)))
        return { outcome: 'READ_BEFORE' }
      await store.keepMarks(channel.name, marked.ours, at)
      for (const line of marked.lines) await obeyLine(tx, line)
      const differences = differencesOf(marked, day)
      const oursKyat = sumOf(ours)
      const unexplainedKyat =
        theirsKyat - oursKyat - sumOf(differences.map(({ kyat }) => ({ kind: 'PAYMENT', kyat })))
      const sums = { oursKyat, theirsKyat, differences, unexplainedKyat }
      await keepDay(tx, { channel: channel.name, day, ...delivered, ...sums })
      return { outcome: 'SETTLED', differences, unexplainedKyat }
    })
  }

  /** What was delivered of a day's payments, and what the books say came in for that: asked before the file is kept. */
  async function deliveredOf(channel: string, day: string) {
    const { kyat: deliveredKyat, moves } = await makeSettlementOursStore(db).deliveredOf(channel, day)
    return { deliveredKyat, ledgerKyat: core.paidIn ? await core.paidIn(moves) : null }
  }

  async function settleDay(name: string, day: string): Promise<Settled> {
    const channel = channels.named(name)
    if (!channel?.fetchSettlement || !channel.can.settlement) return { outcome: 'NO_FILE' }
    const bytes = await channel.fetchSettlement(day).catch((error: unknown) => {
      if (error instanceof NoAnswer) return null
      throw error
    })
    return bytes ? settleFile(channel, day, bytes) : { outcome: 'NO_FILE' }
  }

  return {
    settleFile,
    settleDay,
    /** On schedule: yesterday, and days of the last week whose file was late. */
    async settleDue(): Promise<void> {
      const today = yangonDayKey(clock.now())
      const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -1 - back))
      for (const { name } of channels.all)
        for (const day of await makeSettlementStore(db).missing(name, days)) await settleDay(name, day)
    },
  }
}

/** Keeps the day; payments and ledger must agree: what was delivered equals what was booked. */
const makeKeepDay = ({ clock, log }: Pick<Deps, 'clock' | 'log'>) =>
  async function keepDay(tx: Tx, one: SettledDay): Promise<void> {
    await makeSettlementStore(tx).keepDay(one, clock.now())
    const { deliveredKyat, ledgerKyat } = one
    const facts = { channel: one.channel, day: one.day }
    if (ledgerKyat !== null && ledgerKyat !== deliveredKyat)
      log.error({ ...facts, deliveredKyat, ledgerKyat }, 'the books have another sum than what was delivered')
    if (one.differences.length > 0 || one.unexplainedKyat !== 0)
      log.error(
        { ...facts, differences: one.differences.length, unexplainedKyat: one.unexplainedKyat },
        'a settlement differs',
      )
  }
