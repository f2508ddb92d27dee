import { exportCsv, MOST_EXPORTED, type EXPORTS } from '#contracts/staff/desk.ts'
import { PROPOSAL_KIND_NAMES, seesKind } from '#contracts/staff/proposal-kinds.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { endOfYangonDay, startOfYangonDay } from '#language/yangon-day.ts'
import { makeProposalStore, type ProposalState } from '#modules/proposals/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { toCsv } from './csv.ts'
import { makePaymentsReadModel } from './payments-read-model.ts'
import { makeUnansweredReadModel, type UnansweredKind } from './unanswered-read-model.ts'

type Asked = {
  readonly list: (typeof EXPORTS)[number]
  readonly state?: string | undefined
  readonly channel?: string | undefined
  readonly kind?: string | undefined
  readonly day?: string | undefined
}

type Table = { readonly head: readonly string[]; readonly rows: (string | number | null)[][] }
type Who = { readonly roles: readonly Role[] }

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

async function payments(tx: Tx, { state, channel, day }: Asked): Promise<Table> {
  const from = day === undefined ? undefined : startOfYangonDay(day)
  const to = day === undefined ? undefined : endOfYangonDay(day)
  const found = await makePaymentsReadModel(tx).list({
    state,
    channel,
    from,
    to,
    after: null,
    limit: MOST_EXPORTED,
  })
  return {
    head: [
      'payment',
      'order',
      'type',
      'channel',
      'reference',
      'state',
      'kyat',
      'paid',
      'refunded',
      'created',
      'settled',
    ],
    rows: found.map((row) => [
      row.id,
      row.order_no,
      row.type,
      row.channel,
      row.reference,
      row.state,
      row.amount_kyat,
      row.paid_kyat,
      row.refund_kyat,
      iso(row.created_at),
      iso(row.settled_at),
    ]),
  }
}

async function refunds(tx: Tx, { state }: Asked): Promise<Table> {
  const found = await makePaymentsReadModel(tx).refunds(state, null, MOST_EXPORTED)
  return {
    head: ['refund', 'payment', 'number', 'state', 'why', 'kyat', 'created', 'ended'],
    rows: found.map((row) => [
      row.id,
      row.payment_id,
      row.number,
      row.state,
      row.why,
      row.amount_kyat,
      iso(row.created_at),
      iso(row.ended_at),
    ]),
  }
}

async function unanswered(tx: Tx, { kind = 'MOVE' }: Asked, now: Date): Promise<Table | null> {
  const one = (['MOVE', 'PAYMENT', 'REFUND', 'JOB'] as const).find((name) => name === kind) as
    | UnansweredKind
    | undefined
  if (one === undefined) return null
  const found = await makeUnansweredReadModel(tx).list(one, { now, after: null, limit: MOST_EXPORTED })
  return {
    head: ['kind', 'id', 'what', 'state', 'kyat', 'since', 'next'],
    rows: found.map((row) => [
      one,
      row.id,
      row.what,
      row.state,
      row.amount_kyat,
      iso(row.since),
      iso(row.next_at),
    ]),
  }
}

async function proposals(tx: Tx, { state, kind }: Asked, { roles }: Who): Promise<Table> {
  const kinds = PROPOSAL_KIND_NAMES.filter(
    (name) => seesKind(name, roles) && (kind === undefined || kind === name),
  )
  const asked = { kinds, state: state as ProposalState | undefined, oldestFirst: false, after: null }
  const found = await makeProposalStore(tx).list({ ...asked, limit: MOST_EXPORTED })
  return {
    head: [
      'proposal',
      'kind',
      'thing',
      'state',
      'kyat',
      'proposed by',
      'proposed',
      'decided by',
      'decided',
      'failure',
    ],
    rows: found.map((row) => [
      row.id,
      row.kind,
      row.thing,
      row.state,
      row.amountKyat,
      row.proposedByName,
      iso(row.proposedAt),
      row.decidedByName,
      iso(row.decidedAt),
      row.failure,
    ]),
  }
}

async function settlement(tx: Tx, { channel }: Asked): Promise<Table> {
  const found = await makePaymentsReadModel(tx).settlementDays(channel, null, MOST_EXPORTED)
  return {
    head: ['channel', 'day', 'ours', 'theirs', 'delivered', 'ledger', 'unexplained', 'differences'],
    rows: found.map((row) => [
      row.channel,
      row.day,
      row.ours_kyat,
      row.theirs_kyat,
      row.delivered_kyat,
      row.ledger_kyat,
      row.unexplained_kyat,
      row.differences,
    ]),
  }
}

function tableOf(tx: Tx, asked: Asked, who: Who, now: Date): Promise<Table | null> {
  switch (asked.list) {
    case 'PAYMENTS':
      return payments(tx, asked)
    case 'REFUNDS':
      return refunds(tx, asked)
    case 'WITHOUT_ANSWER':
      return unanswered(tx, asked, now)
    case 'PROPOSALS':
      return proposals(tx, asked, who)
    case 'SETTLEMENT':
      return settlement(tx, asked)
  }
}

/** Lists that may leave the office: no column has a customer's number or name. */
export function exportRoutes(serveStaff: ServeStaff): void {
  serveStaff(exportCsv, async ({ who, tx, body, now, sheet }) => {
    const table = await tableOf(tx, body, who, now)
    if (!table) return refused('VALIDATION')
    sheet.thing = `export:${body.list}`
    sheet.after = { ...body, rows: table.rows.length }
    return ok(toCsv(table.head, table.rows))
  })
}
