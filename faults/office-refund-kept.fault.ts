import { kyat } from '#modules/value/index.ts'
import { sql } from 'kysely'
import { proposeRefund } from '#contracts/staff/payments.ts'
import { makeHandOver } from '#modules/payments/index.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOfficeSite, type OfficeSite } from './office/office-site.ts'
import { CREDIT, FACE } from './payments/pay-site.ts'

const EACH: Record<Size, number> = { ci: 30, full: 1_000 }

/** The customer spends a top-up at the very moment it is refunded. Bad: keeping both the value and the money. */
const race = (
  size: Size,
  refund: (site: OfficeSite, paymentId: string) => Promise<unknown>,
): Promise<Count> =>
  withOfficeSite(async (site) => {
    let bad = 0
    for (const line of await site.openLines(EACH[size])) {
      const paymentId = await site.paid(line)
      const spend = () =>
        site.core.charge({
          id: site.newKey(),
          payer: line,
          receiver: line,
          price: kyat(CREDIT),
          taxKyat: 0,
          product: 'SPENT',
          grants: [],
          replaces: false,
          hold: null,
        })
      const [spent] = await Promise.all([spend(), refund(site, paymentId)])
      const { rows } = await sql<{ refunds: number }>`select count(*)::int as refunds from payment_refund
        where payment_id = ${paymentId}`.execute(site.db)
      const hasMoney = (rows[0]?.refunds ?? 0) > 0
      const hasValue = spent.outcome === 'DONE' || (await site.kyat(line)) > 0
      // Losing both would be as bad: something was taken for nothing.
      if (hasMoney === hasValue) bad += 1
    }
    return { tried: EACH[size], bad }
  })

const attack = (size: Size): Promise<Count> => {
  let giver: Promise<{ secret: string }> | undefined
  let given = 0
  return race(size, async (site, paymentId) => {
    // One person's daily limit is soon reached; every thirtieth refund is by another.
    if (given % 30 === 0) giver = site.person('FINANCE')
    given += 1
    const who = await giver
    const made = await site.office.ask(who ?? null, proposeRefund, {
      params: { paymentId },
      body: { kyat: FACE, why: 'an attack' },
    })
    if (made.code === 'SUCCESS') await site.proposals.handler(made.result.proposalId)
  })
}

/** Refunds without taking anything back first. */
const control = (): Promise<Count> =>
  race('ci', (site, paymentId) =>
    inTransaction(site.db, (tx) =>
      makeHandOver(async () => {})(tx, { proposalId: '', paymentId, kyat: FACE }, site.clock.now()),
    ),
  )

export const faults: readonly Fault[] = [{ name: 'office.refund-kept', bar: 0, attack, control }]
