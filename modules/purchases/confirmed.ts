import type { Move, StoredPlan } from '#modules/value/index.ts'
import { lastDay } from '#language/last-day.ts'
import type { Product } from '#modules/packages/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { fitsNow } from './fits-now.ts'
import { presentOf } from './present-store.ts'
import type { PurchaseData } from './purchase-plan.ts'

/** When the grants of the core end. */
export function endingAt(order: StoredPlan['order'], until: string): StoredPlan['order'] {
  if (order.do !== 'charge') return order
  const grants = order.order.grants.map((grant) => ({ ...grant, validTo: until }))
  return { do: 'charge', order: { ...order.order, grants } }
}

/** The plan of a purchase whose code was confirmed, fitted to what its line has now. */
export async function confirmedPlan(
  tx: Tx,
  { id, plan }: Move<PurchaseData>,
  found: Product | null,
  now: Date,
): Promise<Answer<StoredPlan<PurchaseData>>> {
  const { held, names, ends } = plan.data
  const present = await presentOf(tx, { id, line: held.line, product: held.product, now })
  const planned = { stretch: held.stretch, until: new Date(held.expiresAt), ends }
  const fits = fitsNow(planned, found?.item ?? null, present, now)
  if (!fits.ok) {
    const last = present.running.at(-1)
    const date = last ? lastDay(last.expiresAt) : ''
    return refused(fits.code, { facts: { name: names.name, date } })
  }
  const expiresAt = fits.value.until.toISOString()
  return ok({
    ...plan,
    order: endingAt(plan.order, expiresAt),
    data: { ...plan.data, held: { ...held, expiresAt }, ends: [...fits.value.ends] },
  })
}
