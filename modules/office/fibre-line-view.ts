import { LINE_TASKS, type OfficeLine, type OfficeLineRow } from '#contracts/staff/fibre-lines.ts'
import { makeLineTaskStore, maskEnd, maskName, mayDo, type Plans } from '#modules/fibre/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { makeLinesReadModel, type LineFound } from './fibre-lines-read-model.ts'

export const townshipOf = (plans: Plans, id: string): OfficeLineRow['township'] =>
  plans.place(id)?.township ?? { id, name: id, nameMm: id }

/** A row of a list, with numbers masked. */
export const lineRow =
  (plans: Plans) =>
  (one: LineFound): OfficeLineRow => ({
    orderId: one.order_id,
    orderNo: one.order_no,
    state: one.state,
    since: (one.since ?? one.created_at).toISOString(),
    createdAt: one.created_at.toISOString(),
    applicant: maskName(one.full_name),
    phone: one.line === '' ? '' : maskEnd(one.line),
    township: townshipOf(plans, one.township),
    visit: one.day !== null && one.slot !== null ? { day: one.day, slot: one.slot } : null,
    visitCode: one.visit_code,
    engineer: one.engineer_name,
    payOnSite: one.pay_on_site,
    packageId: one.package_code,
    totalKyat: one.total_kyat,
    task: one.task,
  })

/** One line with everything dispatch needs. */
export async function lineOf(tx: Tx, one: LineFound, plans: Plans, now: Date): Promise<OfficeLine> {
  const model = makeLinesReadModel(tx)
  const [payments, steps] = [await model.payments(one.order_id), await model.steps(one.order_id)]
  const tasks = await makeLineTaskStore(tx).ofOrder(one.order_id)
  const plan = plans.plan(one.package_code, now)
  const standing = { openingAt: one.opening_at }
  return {
    ...lineRow(plans)(one),
    packageName: plan?.name ?? one.package_code,
    packageNameMm: plan?.nameMm ?? null,
    months: one.months,
    addOnIds: one.add_on_ids,
    address: one.address,
    building: one.building,
    floor: one.floor,
    note: one.note,
    idNumber: one.id_shown,
    moves: one.moves,
    engineerPhone: one.engineer_line && `0${one.engineer_line.slice(2)}`,
    contractNo: one.contract_no,
    opening: one.opening_at !== null,
    payments: payments.map(({ id, channel, state, amount_kyat: amountKyat, refund_kyat: refundKyat }) => ({
      paymentId: id,
      channel,
      state,
      amountKyat,
      refundKyat,
    })),
    steps: steps.map(({ at, state, why }) => ({ at: at.toISOString(), state, why })),
    tasks: tasks.map(({ task, who, askedAt, why, outcome }) => ({
      task,
      by: who,
      at: askedAt.toISOString(),
      why,
      outcome,
    })),
    can: one.task === null ? LINE_TASKS.filter((task) => mayDo(task, one.state, standing)) : [],
  }
}
