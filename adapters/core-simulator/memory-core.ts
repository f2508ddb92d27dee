import { assertPaid, assertWhole } from '#contracts/money.ts'
import { isDeepStrictEqual } from 'node:util'
import { moveIdTime, MOVE_ID_WITHIN_MS } from '#contracts/move-id.ts'
import type {
  ChargeOrder,
  CoreAnswer,
  CoreLine,
  DayUse,
  Grant,
  OperatorCore,
  Totals,
  TransferOrder,
  Unit,
  UseAsked,
} from '#modules/value/index.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { daysAfter, extended, OPEN_DAYS } from './line-validity.ts'
import { GIVEN_BACK_DAYS, lotsFrom, refill } from './memory-points.ts'
import {
  earlierEnds,
  isOutlasted,
  refuse,
  shareableFrom,
  setFree,
  sumOf,
  type Bucket,
  type Hold,
  type Kept,
  type Line,
  type Part,
} from './memory-parts.ts'

/** An operator core in memory: the same promises as the ledger, implemented independently. */
export class MemoryCore implements OperatorCore {
  readonly #clock: Clock
  readonly #lines = new Map<string, Line>()
  readonly #holds = new Map<string, Hold>()
  readonly #kept = new Map<string, Kept>()
  readonly #reversed = new Set<string>()
  readonly #paidIn = new Map<string, number>()
  #buckets = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  open(number: string, kyat: number, activatedAt: Date): void {
    const standing = {
      payType: 'PREPAID',
      activatedAt: activatedAt.toISOString(),
      endsAt: daysAfter(this.#clock.now(), OPEN_DAYS),
      segments: [],
    } as const
    const line: Line = { standing, buckets: [], uses: [], spentKyat: 0 }
    this.#lines.set(number, line)
    this.#give(line, { unit: 'MMK', amount: kyat, source: 'MAIN', validTo: null }, null, null)
  }

  /** Uses up buckets, soonest to expire first; returns how much there was. */
  useUp(number: string, unit: string, amount: number): number {
    const endOf = ({ validTo }: Bucket) => (validTo === null ? Infinity : Date.parse(validTo))
    let left = amount
    for (const bucket of this.#live(number)
      .filter((one) => one.unit === unit)
      .toSorted((a, b) => endOf(a) - endOf(b))) {
      const taken = Math.min(left, bucket.balance - bucket.reserved)
      bucket.balance -= taken
      left -= taken
    }
    this.#lines.get(number)?.uses.push({ unit, at: this.#clock.now(), amount: amount - left })
    return amount - left
  }

  async useByDay({ line, unit, days }: UseAsked): Promise<DayUse[]> {
    const first = addDays(yangonDayKey(this.#clock.now()), 1 - days)
    const used = new Map<string, number>()
    for (const { at, amount } of this.#lines.get(line)?.uses.filter((one) => one.unit === unit) ?? []) {
      const day = yangonDayKey(at)
      if (day >= first && amount > 0) used.set(day, (used.get(day) ?? 0) + amount)
    }
    return Array.from(used, ([day, amount]) => ({ day, amount }))
  }

  async line(number: string): Promise<CoreLine | null> {
    const line = this.#lines.get(number)
    if (!line) return null
    const buckets = this.#live(number).filter(({ balance, source }) => balance > 0 || source === 'MAIN')
    return {
      ...line.standing,
      buckets: buckets.map(({ openedBy: _, cameFrom: __, ...bucket }) => ({ ...bucket })),
    }
  }

  async charge(order: ChargeOrder): Promise<CoreAnswer> {
    assertWhole(order.price.amount, order.taxKyat, ...order.grants.map(({ amount }) => amount))
    return this.#once(order.id, ['charge', order], () => this.#charge(order))
  }

  async transfer(order: TransferOrder): Promise<CoreAnswer> {
    assertWhole(order.amount, order.feeKyat)
    return this.#once(order.id, ['transfer', order], () => this.#transfer(order))
  }

  async credit(order: Parameters<OperatorCore['credit']>[0]): Promise<CoreAnswer> {
    assertPaid(order)
    return this.#once(order.id, ['credit', order], () => {
      const line = this.#lines.get(order.line)
      const main = this.#main(order.line)
      if (!line || !main) return refuse('LINE_UNKNOWN')
      if (order.source === 'MAIN') main.balance += order.amount
      else this.#give(line, order, null, order.id)
      line.standing = extended(line.standing, order.extendsDays, this.#clock.now())
      this.#paidIn.set(order.id, order.paidKyat ?? 0)
      return { outcome: 'DONE', totals: this.#totals(order.line) }
    })
  }

  async reserve(order: Parameters<OperatorCore['reserve']>[0]): Promise<CoreAnswer> {
    const { price, share } = order
    const amountKyat = price.unit === 'MMK' ? price.amount : 0
    assertWhole(price.amount, share?.amount ?? 0)
    return this.#once(order.id, ['reserve', order], () => {
      const main = this.#main(order.line)
      if (!main) return refuse('LINE_UNKNOWN')
      const missing = amountKyat - (main.balance - main.reserved)
      if (missing > 0) return refuse('INSUFFICIENT', missing)
      const untilMs = Date.parse(order.until)
      const parts = share ? shareableFrom(this.#live(order.line), share, untilMs) : []
      const lacking = (share?.amount ?? 0) - sumOf(parts)
      if (lacking > 0) return refuse('INSUFFICIENT_SHAREABLE', lacking)
      const wanted = price.unit === 'POINT' ? price.amount : 0
      const lots = lotsFrom(this.#live(order.line), wanted)
      if (sumOf(lots) < wanted) return refuse('INSUFFICIENT_POINTS', wanted - sumOf(lots))
      parts.push(...lots)
      main.reserved += amountKyat
      for (const { bucket, amount } of parts) bucket.reserved += amount
      this.#holds.set(order.id, { main, amount: amountKyat, parts, untilMs, open: true })
      return { outcome: 'DONE', totals: this.#totals(order.line) }
    })
  }

  async void(order: Parameters<OperatorCore['void']>[0]): Promise<CoreAnswer> {
    return this.#once(order.id, ['void', order], () =>
      this.#release(this.#holds.get(order.hold)) ? { outcome: 'DONE' } : refuse('HOLD_GONE'),
    )
  }

  async reverse(order: Parameters<OperatorCore['reverse']>[0]): Promise<CoreAnswer> {
    return this.#once(order.id, ['reverse', order], () => {
      const original = this.#kept.get(order.moveId)
      if (!original?.undo || this.#reversed.has(order.moveId)) return refuse('NOTHING_TO_REVERSE')
      const opened = this.#all().filter(({ openedBy }) => openedBy === order.moveId)
      if (opened.some(({ balance, initial, reserved }) => balance !== initial || reserved !== 0))
        return refuse('ALREADY_USED')
      const later = earlierEnds(this.#all(), order.moves ?? [])
      if (
        later.some(
          ({ bucket, validTo }) => bucket.reserved !== 0 || isOutlasted(this.#all(), bucket, validTo),
        )
      )
        return refuse('LATER_TIED')
      original.undo()
      for (const { bucket, validTo } of later) bucket.validTo = validTo
      this.#reversed.add(order.moveId)
      const [, { payer }] = original.body as ['charge', ChargeOrder]
      return { outcome: 'DONE', totals: this.#totals(payer) }
    })
  }

  async takeBack(order: Parameters<OperatorCore['takeBack']>[0]): Promise<CoreAnswer> {
    return this.#once(order.id, ['takeBack', order], () => {
      const original = this.#kept.get(order.moveId)
      if (Array.isArray(original?.body) && original.body[0] === 'credit')
        return this.#takePoints(order.moveId)
      const isTransfer = Array.isArray(original?.body) && original.body[0] === 'transfer'
      if (!isTransfer || original?.answer.outcome !== 'DONE' || this.#reversed.has(order.moveId))
        return refuse('NOTHING_TO_REVERSE')
      const { from, to } = (original.body as ['transfer', TransferOrder])[1]
      const left = this.#live(to).filter(({ openedBy, balance }) => openedBy === order.moveId && balance > 0)
      const returned = left.reduce((sum, { balance }) => sum + balance, 0)
      if (returned === 0) return refuse('ALREADY_USED')
      for (const bucket of left) {
        if (bucket.cameFrom) bucket.cameFrom.balance += bucket.balance
        bucket.balance = 0
      }
      this.#reversed.add(order.moveId)
      return { outcome: 'DONE', returned, totals: this.#totals(from) }
    })
  }

  #ownerOf(bucket: Bucket): string {
    return Array.from(this.#lines).find(([, { buckets }]) => buckets.includes(bucket))?.[0] ?? ''
  }

  #takePoints(moveId: string): CoreAnswer {
    const lot = this.#all().find(({ openedBy, unit }) => openedBy === moveId && unit === 'POINT')
    if (!lot || this.#reversed.has(moveId)) return refuse('NOTHING_TO_REVERSE')
    const line = this.#ownerOf(lot)
    const returned = this.#live(line).includes(lot) ? lot.balance - lot.reserved : 0
    if (returned === 0) return refuse('ALREADY_USED')
    lot.balance -= returned
    this.#reversed.add(moveId)
    return { outcome: 'DONE', returned, totals: this.#totals(line) }
  }

  async spentKyat({ line }: Parameters<OperatorCore['spentKyat']>[0]): Promise<number> {
    return this.#lines.get(line)?.spentKyat ?? 0
  }

  /** The total of a unit over all lines and buckets, expired ones included. */
  sumOf(unit: Unit): number {
    return this.#all()
      .filter((bucket) => bucket.unit === unit)
      .reduce((sum, { balance }) => sum + balance, 0)
  }

  async find(id: string): Promise<CoreAnswer | null> {
    return this.#kept.get(id)?.answer ?? null
  }

  async abandon(id: string): Promise<CoreAnswer> {
    const known = this.#kept.get(id)
    if (known) return known.answer
    const answer = refuse('ABANDONED')
    if (!this.#tooOld(id)) this.#kept.set(id, { body: 'abandon', answer, undo: null })
    return answer
  }

  async paidIn(ids: readonly string[]): Promise<number> {
    return ids.reduce((sum, id) => sum + (this.#paidIn.get(id) ?? 0), 0)
  }

  #all(): Bucket[] {
    return [...this.#lines.values()].flatMap(({ buckets }) => buckets)
  }

  #undo: (() => void) | null = null

  #once(id: string, body: unknown, act: () => CoreAnswer): CoreAnswer {
    const known = this.#kept.get(id)
    if (known) {
      if (known.body === 'abandon' || isDeepStrictEqual(known.body, body)) return known.answer
      return refuse('ID_REUSED')
    }
    if (this.#tooOld(id)) return refuse('ID_TOO_OLD')
    this.#undo = null
    const answer = act()
    this.#kept.set(id, { body: structuredClone(body), answer, undo: this.#undo })
    return answer
  }

  #charge(order: ChargeOrder): CoreAnswer {
    const main = this.#main(order.payer)
    const receiver = this.#lines.get(order.receiver)
    if (!main || !receiver) return refuse('LINE_UNKNOWN')
    const hold = order.hold === null ? null : this.#holds.get(order.hold)
    if (hold !== null && (hold?.main !== main || !this.#isOpen(hold))) return refuse('HOLD_GONE')
    if (order.price.unit === 'POINT') return this.#chargePoints(order, receiver, hold)
    const priceKyat = order.price.amount
    const missing = priceKyat - (main.balance - main.reserved + (hold?.amount ?? 0))
    if (missing > 0) return refuse('INSUFFICIENT', missing)
    if (hold) this.#release(hold)
    main.balance -= priceKyat
    this.#spend(order.payer, priceKyat)
    const ended = order.replaces
      ? this.#live(order.receiver).filter(
          ({ product, unit }) => product === order.product && unit !== 'POINT',
        )
      : []
    const lost = ended.map(({ balance, reserved }) => balance - reserved)
    for (const bucket of ended) bucket.balance = bucket.reserved
    const given = order.grants.map((grant) => this.#give(receiver, grant, order.product, order.id))
    this.#undo = () => {
      main.balance += priceKyat
      this.#spend(order.payer, -priceKyat)
      ended.forEach((bucket, at) => (bucket.balance += lost[at] ?? 0))
      for (const bucket of given) bucket.balance = 0
    }
    return { outcome: 'DONE', taken: order.price, totals: this.#totals(order.payer) }
  }

  #chargePoints(order: ChargeOrder, receiver: Line, hold: Hold | null): CoreAnswer {
    const { payer, price } = order
    const lots = hold ? [...hold.parts] : lotsFrom(this.#live(payer), price.amount)
    const missing = price.amount - sumOf(lots)
    if (missing !== 0) return hold ? refuse('HOLD_GONE') : refuse('INSUFFICIENT_POINTS', missing)
    if (hold) this.#release(hold)
    for (const { bucket, amount } of lots) bucket.balance -= amount
    const given = order.grants.map((grant) => this.#give(receiver, grant, order.product, order.id))
    this.#undo = () => {
      for (const bucket of given) bucket.balance = 0
      this.#giveBackPoints(payer, lots)
    }
    return { outcome: 'DONE', taken: price, totals: this.#totals(payer) }
  }

  #giveBackPoints(payer: string, lots: readonly Part[]): void {
    const now = this.#clock.now()
    const amount = refill(lots, now)
    const line = this.#lines.get(payer)
    const anew = {
      unit: 'POINT',
      amount,
      source: 'LOYALTY',
      validTo: daysAfter(now, GIVEN_BACK_DAYS),
    } as const
    if (line && amount > 0) this.#give(line, anew, null, null)
  }

  #transfer({ id, from, to, unit, amount, feeKyat, validTo, hold: holdId }: TransferOrder): CoreAnswer {
    const main = this.#main(from)
    const receiver = this.#lines.get(to)
    const target = this.#main(to)
    if (!main || !receiver || !target) return refuse('LINE_UNKNOWN')
    const hold = holdId === null ? null : this.#holds.get(holdId)
    if (hold !== null && (hold?.main !== main || !this.#isOpen(hold))) return refuse('HOLD_GONE')
    const fee = feeKyat + (unit === 'MMK' ? amount : 0)
    const missing = fee - (main.balance - main.reserved + (hold?.amount ?? 0))
    if (missing > 0) return refuse('INSUFFICIENT', missing)
    const parts =
      unit === 'MMK'
        ? []
        : (hold?.parts ?? shareableFrom(this.#live(from), { unit, amount }, this.#clock.now().getTime()))
    const lacking = unit === 'MMK' ? 0 : amount - sumOf(parts.filter(({ bucket }) => bucket.unit === unit))
    if (lacking !== 0) return hold ? refuse('HOLD_GONE') : refuse('INSUFFICIENT_SHAREABLE', lacking)
    if (hold) this.#release(hold)
    if (unit === 'MMK') target.balance += amount
    for (const { bucket, amount: part } of parts) {
      bucket.balance -= part
      const [end = null] = [validTo, bucket.validTo].filter((one) => one !== null).toSorted()
      const grant: Grant = { unit, amount: part, source: 'SHARE', validTo: end, scope: bucket.scope }
      this.#give(receiver, grant, null, id).cameFrom = bucket
    }
    main.balance -= fee
    return { outcome: 'DONE', taken: { unit: 'MMK', amount: fee }, totals: this.#totals(from) }
  }

  #spend(number: string, kyat: number): void {
    const line = this.#lines.get(number)
    if (line) line.spentKyat += kyat
  }

  #give(line: Line, grant: Grant, product: string | null, openedBy: string | null): Bucket {
    const { unit, amount, source, validTo, scope = 'ANY', shareable = false } = grant
    this.#buckets += 1
    const bucket: Bucket = {
      id: String(this.#buckets),
      unit,
      source,
      balance: amount,
      reserved: 0,
      initial: source === 'MAIN' ? null : amount,
      validTo,
      product,
      scope,
      shareable,
      openedBy,
      cameFrom: null,
    }
    line.buckets.push(bucket)
    return bucket
  }

  #isOpen(hold: Hold): boolean {
    return hold.open && hold.untilMs > this.#clock.now().getTime()
  }

  /** False when there is nothing to release. */
  #release(hold: Hold | undefined): boolean {
    if (!hold || !this.#isOpen(hold)) return false
    setFree(hold)
    return true
  }

  #live(number: string): Bucket[] {
    const now = this.#clock.now().getTime()
    for (const hold of this.#holds.values()) {
      if (hold.open && hold.untilMs <= now) setFree(hold)
    }
    const buckets = this.#lines.get(number)?.buckets ?? []
    return buckets.filter(({ validTo }) => validTo === null || Date.parse(validTo) > now)
  }

  #main(number: string): Bucket | undefined {
    return this.#live(number).find(({ source }) => source === 'MAIN')
  }

  #totals(number: string): Totals {
    const totals: Partial<Record<string, number>> = {}
    for (const { unit, balance, reserved } of this.#live(number))
      totals[unit] = (totals[unit] ?? 0) + balance - reserved
    return totals
  }

  #tooOld(id: string): boolean {
    return Math.abs(moveIdTime(id) - this.#clock.now().getTime()) > MOVE_ID_WITHIN_MS
  }
}
