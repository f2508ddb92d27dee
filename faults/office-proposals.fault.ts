import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { signedIn } from '#apps/staff-api/test-office-app.ts'
import { proposeRule } from '#contracts/staff/catalogue.ts'
import { proposeRefund } from '#contracts/staff/payments.ts'
import { approveProposal, getProposal } from '#contracts/staff/proposals.ts'
import { makeHandOver, makeRefundDelivered } from '#modules/payments/index.ts'
import { makeProposalStore } from '#modules/proposals/index.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOfficeSite, type OfficeSite } from './office/office-site.ts'
import { FACE } from './payments/pay-site.ts'

const AT_ONCE: Record<Size, number> = { ci: 10, full: 50 }
const THINGS: Record<Size, number> = { ci: 8, full: 500 }
const CHANGES: Record<Size, number> = { ci: 24, full: 1_000 }
const EXTRA = 50_000

type Who = { readonly secret: string; readonly staffId: string }

const proposedBy = async ({ office }: OfficeSite, who: Who, paymentId: string): Promise<string> => {
  const made = await office.ask(who, proposeRefund, {
    params: { paymentId },
    body: { kyat: FACE, why: 'an attack' },
  })
  if (made.code !== 'SUCCESS') throw new Error(`nothing was proposed: ${made.code}`)
  return made.result.proposalId
}

const hashOf = async ({ office }: OfficeSite, who: Who, proposalId: string): Promise<string> =>
  (await office.ask(who, getProposal, { params: { proposalId } })).result.hash

const approve = ({ office }: OfficeSite, who: { secret: string }, proposalId: string, hash: string) =>
  office.ask(who, approveProposal, { params: { proposalId }, body: { hash } })

/** A proposal that needs a second person, made by somebody with both roles. */
async function needsTwo(site: OfficeSite, who: Who, line: string): Promise<string> {
  const id = randomUUID()
  const now = site.clock.now()
  const one = {
    proposed: { kind: 'REFUND', paymentId: id, kyat: 200_000 },
    seen: {},
    amountKyat: 200_000,
    line,
  }
  const due = { now, expiresAt: new Date(now.getTime() + 3_600_000) }
  await makeProposalStore(site.office.db).begin({
    id,
    kind: 'REFUND',
    thing: `payment:${id}`,
    ...one,
    why: 'an attack',
    evidence: null,
    by: who.staffId,
    ...due,
    alone: false,
  })
  return id
}

/** The proposer approves their own proposal, many times at once, with two sessions and bypassing the calls too. Bad: any of it counts. */
const ownApproval = (size: Size, guarded: boolean): Promise<Count> =>
  withOfficeSite(async (site) => {
    const both = await site.person('CARE_LEAD', 'FINANCE')
    const second = { ...both, secret: await signedIn(site.db, both.staffId) }
    if (!guarded) await sql`alter table proposal drop constraint proposal_check`.execute(site.db)
    let [tried, bad] = [0, 0]
    for (let thing = 0; thing < THINGS[size]; thing += 1) {
      const id = await needsTwo(site, both, '959650000000')
      const hash = await hashOf(site, both, id)
      const now = site.clock.now()
      const past = async () => {
        const decision = { by: both.staffId, why: null, hash: Buffer.from(hash, 'hex'), now }
        return makeProposalStore(site.office.db).decide(id, 'APPROVED', decision)
      }
      const tries = Array.from({ length: AT_ONCE[size] }, (_, place) =>
        place % 3 === 2
          ? past().catch(() => false)
          : approve(site, place % 3 ? second : both, id, hash).then(({ code }) => code === 'SUCCESS'),
      )
      tried += tries.length
      bad += (await Promise.all(tries)).filter(Boolean).length
    }
    return { tried, bad }
  })

/** Many approve at once, and many workers run it at once. Bad: more or less than once. */
const approveTwice = (size: Size): Promise<Count> =>
  withOfficeSite(async (site) => {
    const agent = await site.person('CARE_AGENT')
    const seconds = [
      await site.person('FINANCE'),
      await site.person('CARE_LEAD'),
      await site.person('FINANCE'),
    ]
    let bad = 0
    for (const line of await site.openLines(THINGS[size])) {
      const paymentId = await site.paid(line)
      const before = await site.kyat(line)
      await site.core.credit({
        id: site.newKey(),
        line,
        unit: 'MMK',
        amount: EXTRA,
        source: 'MAIN',
        validTo: null,
      })
      const id = await proposedBy(site, agent, paymentId)
      const hash = await hashOf(site, agent, id)
      const agreed = await Promise.all(
        Array.from({ length: AT_ONCE[size] }, (_, place) =>
          approve(site, seconds[place % 3] ?? agent, id, hash),
        ),
      )
      const won = agreed.filter(({ code }) => code === 'SUCCESS').length
      await Promise.all(Array.from({ length: 8 }, () => site.proposals.handler(id)))
      const { rows } = await sql<{
        refunds: number
        state: string
      }>`select (select count(*)::int from payment_refund
        where payment_id = ${paymentId}) as refunds, (select state from proposal where id = ${id}) as state`.execute(
        site.db,
      )
      const isOnce = won === 1 && rows[0]?.refunds === 1 && rows[0].state === 'DONE'
      if (!isOnce || (await site.kyat(line)) !== EXTRA || before === 0) bad += 1
    }
    return { tried: THINGS[size] * AT_ONCE[size], bad }
  })

/** Without a move id chosen once and an end that only one can write, each worker takes the value again. */
const runsTwice = (): Promise<Count> =>
  withOfficeSite(async (site) => {
    const { db, clock, value, core, takeBack } = site
    const kind = { ...takeBack, settled: async () => ({ proposalId: '', paymentId: '', kyat: 0 }) }
    const handOver = makeHandOver(async () => {})
    const refund = makeRefundDelivered({
      db,
      clock,
      queueSms: async () => {},
      value,
      core,
      takeBack: kind,
      handOver,
      kinds: [],
    })
    let bad = 0
    for (const line of await site.openLines(5)) {
      const paymentId = await site.paid(line)
      await site.core.credit({
        id: site.newKey(),
        line,
        unit: 'MMK',
        amount: EXTRA,
        source: 'MAIN',
        validTo: null,
      })
      const asked = { proposalId: randomUUID(), paymentId, kyat: FACE }
      await Promise.all([1, 2, 3].map(() => refund({ ...asked, moveId: site.newKey() })))
      if ((await site.kyat(line)) !== EXTRA) bad += 1
    }
    return { tried: 5, bad }
  })

/** A proposal is secretly changed before or after its approval. Bad: the change is accepted. */
const changedAfter = (size: Size, guarded: boolean): Promise<Count> =>
  withOfficeSite(async (site) => {
    const [one, two] = [await site.person('CATALOG'), await site.person('FINANCE')]
    if (!guarded)
      await sql`create or replace function public.proposal_hash(p_kind text, p_thing text, p_proposed jsonb, p_seen jsonb,
        p_amount bigint) returns bytea language sql stable as $$ select sha256('') $$`.execute(site.db)
    let bad = 0
    for (let round = 0; round < CHANGES[size]; round += 1) {
      site.clock.forward(2_000)
      const from = new Date(site.clock.now().getTime() + 3_600_000).toISOString()
      const body = { value: { count: 10, kyat: 50_000 }, from, why: 'an attack' }
      const made = await site.office.ask(one, proposeRule, { params: { key: 'gift.perDay' }, body })
      const { proposalId: id } = made.result
      const hash = await hashOf(site, one, id)
      const isLate = round % 2 === 1
      if (isLate) await approve(site, two, id, hash)
      await sql`alter table proposal disable trigger proposal_may_go`.execute(site.db)
      const changes = [
        sql`proposed = jsonb_set(proposed, '{value,kyat}', '999999999')`,
        sql`proposed = jsonb_set(proposed, '{key}', '"topup.perDay"')`,
        sql`thing = 'rule:other', proposed = jsonb_set(proposed, '{value,kyat}', '999999999')`,
      ]
      await sql`update proposal set ${changes[round % 3] ?? sql`thing = thing`} where id = ${id}`.execute(
        site.db,
      )
      await sql`alter table proposal enable trigger proposal_may_go`.execute(site.db)
      if (!isLate) await approve(site, two, id, hash)
      await site.proposals.handler(id)
      const { rows } = await sql<{
        bad: number
      }>`select count(*)::int as bad from rule where set_at >= ${site.clock.now()}
        and set_by <> 'migration 0180'`.execute(site.db)
      if ((rows[0]?.bad ?? 0) > 0) bad += 1
      await sql`alter table proposal disable trigger proposal_may_go`.execute(site.db)
      await sql`update proposal set state = 'WITHDRAWN', failure = null, due_at = null where id = ${id} and state in ('PROPOSED', 'APPROVED')`.execute(
        site.db,
      )
      await sql`alter table proposal enable trigger proposal_may_go`.execute(site.db)
    }
    return { tried: CHANGES[size], bad }
  })

export const faults: readonly Fault[] = [
  {
    name: 'office.own-approval',
    bar: 0,
    attack: (size) => ownApproval(size, true),
    control: () => ownApproval('ci', false),
  },
  { name: 'office.approve-twice', bar: 0, attack: approveTwice, control: runsTwice },
  {
    name: 'office.changed-after',
    bar: 0,
    attack: (size) => changedAfter(size, true),
    control: () => changedAfter('ci', false),
  },
]
