import { randomInt } from 'node:crypto'
import { displayMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import type { OrderKind, OwnSteps, PlacedOrder } from '#modules/payments/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { ok, refused, type Refused } from '#platform/errors/answer.ts'
import { readIdNumber, type IdSeal } from './id-number.ts'
import { addressKey, lineGoods } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import { makeLineLimitStore } from './line-limit-store.ts'
import type { Plans } from './plans.ts'
import { makeQuoteLine, makeSlotTaken, type LineAsked, type LineBody } from './quote-line.ts'
import { makeSlotStore } from './slot-store.ts'

type Deps = {
  readonly db: Database
  readonly rules: Rules
  readonly plans: Plans
  readonly ids: IdSeal
  readonly own: OwnSteps
}

const MINUTE_MS = 60_000

/** An order for a new fibre line. Price and visit are reserved when it is placed; people do the rest. */
export function makeLineKind({ db, rules, plans, ids, own }: Deps): OrderKind<LineBody> {
  const slotTaken = makeSlotTaken(rules)
  /** Limits per account and per address: one order paid at the door, and no more than two unpaid. */
  async function limitRefusal(
    tx: Tx,
    account: string,
    address: string,
    { body, now }: LineAsked,
  ): Promise<Refused | null> {
    const most = rules.at('ftth.orders', now)
    const open = await makeLineLimitStore(tx).openOf(account, address, now)
    const isFull = body.payOnSite
      ? open.onSite >= most.onSite || open.onSiteHere >= most.onSite
      : open.unpaid >= most.unpaid
    return isFull ? refused('FTTH_ORDERS_LIMIT') : null
  }

  return {
    type: 'FTTH_NEW',
    own,
    // Never hashed without a key: an identity number has only six digits to try.
    compared: ({ idDocument, ...body }) => {
      const id = readIdNumber(idDocument)
      return { ...body, id: id && ids.tag(id).toString('base64') }
    },
    quote: makeQuoteLine({ db, rules, plans }),
    async admit(tx, asked, _quoted) {
      const { id, body, account, now } = asked
      const { applicant, packageId, visit } = body
      const place = plans.place(applicant.placeId)
      const read = readIdNumber(body.idDocument)
      if (account === null || !place || !read) return refused('FORBIDDEN')
      const limits = makeLineLimitStore(tx)
      const address = addressKey(applicant.placeId, applicant.address)
      await limits.lockFor(account, address)
      const since = new Date(now.getTime() - rules.at('ftth.orders', now).sameMinutes * MINUTE_MS)
      const instead = await limits.same(account, packageId, address, since)
      if (instead) return ok({ instead })
      const tooMany = await limitRefusal(tx, account, address, asked)
      if (tooMany) return tooMany
      const township = place.township.id
      const { capacity } = rules.at('ftth.visits', now)
      if (!(await makeSlotStore(tx).take(township, visit, capacity))) return slotTaken(tx, township, now)
      await makeLineOrderStore(tx).insert({
        orderId: id,
        accountId: account,
        packageCode: packageId,
        months: body.months,
        addOnIds: body.addOnIds,
        payOnSite: body.payOnSite,
        applicant,
        line: parseMsisdn(applicant.contactPhone) ?? '',
        secondLine: applicant.secondPhone === undefined ? null : parseMsisdn(applicant.secondPhone),
        township,
        id: ids.seal(id, read),
        visit,
        visitCode: String(randomInt(0, 1_000)).padStart(3, '0'),
        now,
      })
      return ok(null)
    },
    lines: (order) => lineGoods(order).lines,
    target: ({ receiver }: PlacedOrder) => displayMsisdn(receiver),
    /** A late payment is always accepted: at worst the customer chooses another visit. */
    stillHolds: () => true,
    deliver: async () => 'UNKNOWN',
  }
}
