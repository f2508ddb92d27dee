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
  ReverseOrder,
  Totals,
  TransferOrder,
  Unit,
  UseAsked,
} from '#modules/value/index.ts'
import { addDays, yangonDayKey } from '#language/yangon-day.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { daysAfter, extended, OPEN_DAYS } from './line-validity.ts'
import {
  refuse,
  setFree,
  sumOf,
  type Bucket,
  type Hold,
  type Kept,
  type Line,
  type Part,
} from './memory-parts.ts'

/** An operator core in memory: the same promises as the ledger, kept by another program. */
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

  /** Soonest to end first; answers how much there was to use. */
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
    assertWhole(order.priceKyat, order.taxKyat, ...order.grants.map(({ amount }) => amount))
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
    const { amountKyat, share } = order
    assertWhole(amountKyat, share?.amount ?? 0)
    return this.#once(order.id, ['reserve', order], () => {
      const main = this.#main(order.line)
      if (!main) return refuse('LINE_UNKNOWN')
      const missing = amountKyat - (main.balance - main.reserved)
      if (missing > 0) return refuse('INSUFFICIENT', missing)
      const untilMs = Date.parse(order.until)
      const parts = share ? this.#pick(order.line, share.unit, share.amount, untilMs) : []
      const lacking = (share?.amount ?? 0) - sumOf(parts)
      if (lacking > 0) return refuse('INSUFFICIENT_SHAREABLE', lacking)
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
      const later = this.#earlier(order.moves ?? [])
      if (later.some(({ bucket, validTo }) => bucket.reserved !== 0 || this.#isOutlasted(bucket, validTo)))
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

  async spentKyat({ line }: Parameters<OperatorCore['spentKyat']>[0]): Promise<number> {
    return this.#lines.get(line)?.spentKyat ?? 0
  }

  /** All there is of a unit, whoever has it and however old it is. */
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

  /** Buckets that would end earlier than now. Points keep their own end. */
  #earlier(
    moves: NonNullable<ReverseOrder['moves']>,
  ): { readonly bucket: Bucket; readonly validTo: string }[] {
    return moves.flatMap(({ moveId, validTo }) =>
      this.#all()
        .filter(({ openedBy, unit }) => openedBy === moveId && unit !== 'POINT')
        .filter((bucket) => bucket.validTo !== null && Date.parse(validTo) < Date.parse(bucket.validTo))
        .map((bucket) => ({ bucket, validTo })),
    )
  }

  /** Somebody has something out of it for longer than that. */
  #isOutlasted(source: Bucket, end: string): boolean {
    return this.#all().some(
      ({ cameFrom, balance, validTo }) =>
        cameFrom === source && balance > 0 && validTo !== null && Date.parse(validTo) > Date.parse(end),
    )
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
    const missing = order.priceKyat - (main.balance - main.reserved + (hold?.amount ?? 0))
    if (missing > 0) return refuse('INSUFFICIENT', missing)
    if (hold) this.#release(hold)
    main.balance -= order.priceKyat
    this.#spend(order.payer, order.priceKyat)
    const ended = order.replaces
      ? this.#live(order.receiver).filter(
          ({ product, unit }) => product === order.product && unit !== 'POINT',
        )
      : []
    const lost = ended.map(({ balance, reserved }) => balance - reserved)
    for (const bucket of ended) bucket.balance = bucket.reserved
    const given = order.grants.map((grant) => this.#give(receiver, grant, order.product, order.id))
    this.#undo = () => {
      main.balance += order.priceKyat
      this.#spend(order.payer, -order.priceKyat)
      ended.forEach((bucket, at) => (bucket.balance += lost[at] ?? 0))
      for (const bucket of given) bucket.balance = 0
    }
    return { outcome: 'DONE', takenKyat: order.priceKyat, totals: this.#totals(order.payer) }
  }

  #transfer({ id, from, to, unit, amount, feeKyat, validTo, hold: holdId }: TransferOrder): CoreAnswer {
    const main = this.#main(from)
    const receiver = this.#lines.get(to)
    const target = this.#main(to)
    if (!main || !receiver || !target) return refuse('LINE_UNKNOWN')
    const hold = holdId === null ? null : this.#holds.get(holdId)
    if (hold !== null && (hold?.main !== main || !this.#isOpen(hold))) return refuse('HOLD_GONE')
    const kyat = feeKyat + (unit === 'MMK' ? amount : 0)
    const missing = kyat - (main.balance - main.reserved + (hold?.amount ?? 0))
    if (missing > 0) return refuse('INSUFFICIENT', missing)
    const parts = unit === 'MMK' ? [] : (hold?.parts ?? this.#pick(from, unit, amount))
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
    main.balance -= kyat
    return { outcome: 'DONE', takenKyat: kyat, totals: this.#totals(from) }
  }

  /** So much of what may be shared and lasts beyond a moment, soonest to expire first; less when there is less. */
  #pick(number: string, unit: Unit, amount: number, afterMs = this.#clock.now().getTime()): Part[] {
    const parts: Part[] = []
    let left = amount
    const sources = this.#live(number)
      .filter((bucket) => bucket.unit === unit && bucket.shareable && bucket.source === 'PACKAGE')
      .filter(({ validTo }) => validTo !== null && Date.parse(validTo) > afterMs)
      .toSorted((a, b) => String(a.validTo).localeCompare(String(b.validTo)))
    for (const bucket of sources) {
      const part = Math.min(left, bucket.balance - bucket.reserved)
      if (part > 0) parts.push({ bucket, amount: part })
      left -= part
    }
    return parts
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
