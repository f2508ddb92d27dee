import { Registered } from '#contracts/purchases.ts'
import { earnPart } from '#modules/loyalty/index.ts'
import type { Offer, Product } from '#modules/packages/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import {
  freeKyat,
  type Asked,
  type CoreLine,
  type Move,
  type MoveKind,
  type MovePlan,
  type Payer,
} from '#modules/value/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { lookOf } from '#platform/db/part.ts'
import { refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { confirmedPlan } from './confirmed.ts'
import { decide, type Seen } from './decide.ts'
import { isBusy } from './fits-now.ts'
import { NO_OFFER_SEEN, offerBefore, offerPart, returnPiece, takePiece } from './offer-store.ts'
import { freshOf, registeredOf, RENEWED, shortEndOf } from './purchase-end.ts'
import type { Facts, PurchaseInput, ShopDeps } from './purchase-input.ts'
import {
  boughtBefore,
  boughtPart,
  renewalLookPart,
  renewalUnderLock,
  type Renewal,
  type RenewalSeen,
} from './bought-store.ts'
import { PurchaseData } from './purchase-plan.ts'
import type { SubscriptionRecord } from './subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'
import { replaceBy } from './undo-store.ts'

export type PurchaseKind = MoveKind<PurchaseInput, Facts, PurchaseData, Registered>

const payerOf = (core: CoreLine): Payer => ({ ...core, freeKyat: freeKyat(core.buckets) })

export const makePurchaseKind = ({ core, lines, product, rules }: ShopDeps): PurchaseKind => ({
  name: 'purchase',
  kept: { version: 1, data: PurchaseData, result: Registered },

  // A renewal's id is in its row, so it cannot be doubled; it does not block a purchase of the same product.
  same: ({ product: id, renews }) =>
    renews === null ? { product: product(id)?.item.code ?? id, counterparty: null } : null,
  waits: ({ withCode }) => withCode,

  async gather(line) {
    const [known, standing] = await Promise.all([core.line(line), lines.find(line)])
    return { core: known, standing }
  },

  async check(tx, asked) {
    const { renews, product: id } = asked.input
    if (renews !== null) {
      const refusal = unwanted(await makeSubscriptionStore(tx).find(renews, asked.line), asked.id)
      if (refusal) return refusal
    }
    return decideInSteps(tx, asked, product(id), rules)
  },

  atOneLook(wished, parts) {
    const { line, input, now } = wished
    if (input.withCode || !lines.part) return null
    const found = product(input.product)
    const code = found?.item.code ?? input.product
    const seen = { payer: parts.payer(line), standing: lines.part(line), earned: earnPart(line, now) }
    if (input.renews === null) {
      const bought = boughtPart(line, code, now)
      const offer = offerPart(offerOf(found, input), line, now)
      const { columns, read } = lookOf<Seen>({ ...seen, bought, offer })
      return { columns, read: (row) => decide(wished, found, read(row), rules) }
    }
    const { columns, read } = lookOf<Omit<Seen, 'bought' | 'offer'> & { renews: RenewalSeen }>({
      ...seen,
      renews: renewalLookPart({ id: input.renews, line, product: code }, now),
    })
    return {
      columns,
      read(row) {
        const { renews, ...rest } = read(row)
        const refusal = unwanted(renews.renewal, wished.id)
        return (
          refusal ?? decide(wished, found, { ...rest, bought: renews.bought, offer: NO_OFFER_SEEN }, rules)
        )
      },
    }
  },

  recheck: (tx, move, now) => confirmedPlan(tx, move, product(move.plan.data.held.product), now),

  async settled(tx, { move, totals, now, byHand }) {
    const { held, ends, renews } = move.plan.data
    const store = makeSubscriptionStore(tx)
    const before = renews === null ? null : await renewedOf(tx, move.line, renews)
    const fresh = {
      ...freshOf(move, before?.autoRenew ?? held.autoRenew, now, rules),
      ...givenBackSoon(before, now),
      // What was taken too much goes back by a credit of its own, and an undo would give it back once more.
      ...(byHand && { undoUntil: null, ...paidByHand(move) }),
    }
    await Promise.all([
      store.insert(fresh),
      takeOffered(tx, move.id, move.plan.data),
      ...ends.map((id) => replaceBy(tx, id, move.id)),
      renews && store.change(renews, RENEWED),
    ])
    return registeredOf(move, fresh, totals, now)
  },

  shortEnd: (move, now) => shortEndOf(move, now, rules),

  async failed(tx, move) {
    await runsOnIfStopped(tx, move)
    const { offered } = move.plan.data
    if (offered) await returnPiece(tx, offered.code, move.id)
  },
})

/** Nobody tries a renewal again that was stopped while it was under way: the package runs to its end. */
async function runsOnIfStopped(tx: Tx, { id, line, plan }: Move<PurchaseData>): Promise<void> {
  const { renews } = plan.data
  if (renews === null) return
  // Under the lock a stop takes: it sees this end, or this sees the stop.
  const row = await renewalUnderLock(tx, renews, line)
  if (row && !row.autoRenew && row.renewMoveId === id)
    await makeSubscriptionStore(tx).change(renews, {
      status: 'ACTIVE',
      renewMoveId: null,
      giveBackMoveId: null,
    })
}

/** The same decision for a core outside: one statement for each thing that has to be seen. */
async function decideInSteps(
  tx: Tx,
  asked: Asked<PurchaseInput, Facts>,
  found: Product | null,
  rules: Rules,
): Promise<Answer<MovePlan<PurchaseData>>> {
  const { line, input, facts, now } = asked
  const { bought, earned, arriving } = await boughtBefore(tx, {
    ...asked,
    product: found?.item.code ?? input.product,
  })
  const offer = await offerBefore(tx, offerOf(found, input), line, now)
  const seen = { ...facts, payer: facts.core && payerOf(facts.core), bought, offer, earned }
  const decided = decide(asked, found, seen, rules)
  if (!decided.ok || !found) return decided
  const running = bought.running.filter(({ id }) => id !== input.renews)
  if (isBusy(found.item, { running, arriving })) return refused('PACKAGE_BUSY')
  await takeOffered(tx, asked.id, decided.value.data)
  return decided
}

/** A renewal gets no offer. */
const offerOf = (found: Product | null, { renews }: PurchaseInput): Offer | null =>
  renews === null ? (found?.offer ?? null) : null

/** Takes the piece of a limited offer for this move, whose failure gives it back. */
async function takeOffered(tx: Tx, id: string, { offered }: PurchaseData): Promise<void> {
  if (offered) await takePiece(tx, offered, id)
}

/**
 * The worker that took the row may be slow: the package is renewed only if it still renews, and only by the move named in its row. While
 * it is being undone, nobody knows whether there is anything to renew.
 */
function unwanted(renewal: Omit<Renewal, 'giveBackMoveId'> | null, id: string): Refused | null {
  if (!renewal?.autoRenew || renewal.renewMoveId !== id) return refused('CONFLICT')
  return renewal.undoMoveId === null ? null : refused('PACKAGE_BUSY')
}

/** Read again under the lock that a stop takes: its owner may have stopped it while the core was asked. */
async function renewedOf(tx: Tx, line: string, renews: string): Promise<Stopping> {
  return (await renewalUnderLock(tx, renews, line)) ?? { autoRenew: false, giveBackMoveId: null }
}

type Stopping = Pick<SubscriptionRecord, 'autoRenew' | 'giveBackMoveId'>

/** Stopped before the period began: its row is due at once, to be given back. */
const givenBackSoon = (before: Stopping | null, now: Date) =>
  before?.giveBackMoveId ? { giveBackMoveId: before.giveBackMoveId, nextRenewAt: now } : {}

/** The price is what was really taken; it renews at what was said. */
const paidByHand = ({ amountKyat, plan }: Move<PurchaseData>) => ({
  priceKyat: amountKyat,
  renewPriceKyat: plan.data.held.renewPriceKyat ?? plan.data.held.priceKyat,
})
