import { createHash } from 'node:crypto'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Channel } from './channel.ts'
import { differencesOf, markSettlement, sumOf, type Difference } from './mark-settlement.ts'
import { makeObeyLine } from './obey-line.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { makeSettlementOursStore } from './settlement-ours-store.ts'
import { makeSettlementStore } from './settlement-store.ts'

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

/** Compares a channel's file of a day with our payments, and those with the ledger. Reading the same file twice changes nothing. */
export function makeSettleDay({ db, clock, channels, core, log }: Deps) {
  const obeyLine = makeObeyLine({ db, clock, log })
  const keepDay = makeKeepDay({ db, clock, core, log })

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
    const settled = await inTransaction(db, async (tx) => {
      const store = makeSettlementStore(tx)
      const theirs = makeSettlementOursStore(tx)
      const ours = await theirs.oursOf(channel.name, day)
      const references = read.lines.map(({ reference }) => reference)
      const others = (await theirs.oursNamed(channel.name, references)).filter((one) => one.day !== day)
      const marked = markSettlement(read.lines, ours, others)
      if (!(await store.keepFile({ channel: channel.name, day, bodyHash, at }, marked.lines))) return null
      await store.keepMarks(channel.name, marked.ours, at)
      return { marked, ours, differences: differencesOf(marked, day) }
    })
    if (!settled) return { outcome: 'READ_BEFORE' }
    const { marked, ours, differences } = settled
    for (const line of marked.lines) await obeyLine(line)
    const oursKyat = sumOf(ours)
    const theirsKyat = sumOf(read.lines.map(({ kind, amountKyat: kyat }) => ({ kind, kyat })))
    const unexplainedKyat =
      theirsKyat - oursKyat - sumOf(differences.map(({ kyat }) => ({ kind: 'PAYMENT', kyat })))
    await keepDay({ channel: channel.name, day, oursKyat, theirsKyat, differences, unexplainedKyat })
    return { outcome: 'SETTLED', differences, unexplainedKyat }
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

type Day = {
  readonly channel: string
  readonly day: string
  readonly oursKyat: number
  readonly theirsKyat: number | null
  readonly differences: readonly Difference[]
  readonly unexplainedKyat: number
}

/** Compares payments with the ledger: what was delivered must equal what was booked. */
const makeKeepDay = ({ db, clock, core, log }: Omit<Deps, 'channels'>) =>
  async function keepDay(one: Day): Promise<void> {
    const { kyat: deliveredKyat, moves } = await makeSettlementOursStore(db).deliveredOf(one.channel, one.day)
    const ledgerKyat = core.paidIn ? await core.paidIn(moves) : null
    await makeSettlementStore(db).keepDay({ ...one, deliveredKyat, ledgerKyat }, clock.now())
    const facts = { channel: one.channel, day: one.day }
    if (ledgerKyat !== null && ledgerKyat !== deliveredKyat)
      log.error({ ...facts, deliveredKyat, ledgerKyat }, 'the books have another sum than what was delivered')
    if (one.differences.length > 0 || one.unexplainedKyat !== 0)
      log.error(
        { ...facts, differences: one.differences.length, unexplainedKyat: one.unexplainedKyat },
        'a settlement differs',
      )
  }
