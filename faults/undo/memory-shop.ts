import { kyat } from '#modules/value/index.ts'
import { MemoryCore } from '#adapters/core-simulator/memory-core.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { overlapWith } from '#modules/packages/index.ts'
import { fitsNow, saleOf, stretchOf } from '#modules/purchases/index.ts'
import { endsWithout, type Stretch } from '#modules/purchases/stretch.ts'
import { STANDARD_RULES } from '#modules/rules/rules.builder.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { ok } from '#platform/errors/answer.ts'
import { PRICE, PRODUCTS, START_KYAT } from './deeds.ts'
import type { Shop } from './shop.ts'

const [LINE, FRIEND, LATER] = ['959650000001', '959650000002', '959650000003'] as const
/** What a gift sets aside is free again then. */
const WAITS_MS = 600_000

type Item = (typeof PRODUCTS)[number]

type Sub = {
  readonly id: string
  readonly product: string
  readonly startedAt: Date
  readonly stretch: Stretch
  readonly gift: boolean
  expiresAt: Date
  status: 'ACTIVE' | 'CANCELLED' | 'REVERSED'
  replacedBy: string | null
}

type Taken = {
  readonly id: string
  readonly payer: string
  readonly item: Item
  readonly until: Date
  readonly askedAt: Date
  readonly replaces: boolean
}

/** The product's own rules over the core in memory, without engine and database: fast enough for very many runs. */
export class MemoryShop implements Shop {
  readonly clock: Shop['clock']
  readonly #core: MemoryCore
  readonly #movesLater: boolean
  readonly #subs: Sub[] = []
  #waiting: { readonly id: string; readonly item: Item; readonly at: Date; readonly until: Date } | null =
    null

  /** Without `movesLater` an undo does not move what was queued behind. */
  constructor(start: string, movesLater: boolean) {
    this.clock = fixedClock(start)
    this.#movesLater = movesLater
    this.#core = new MemoryCore(this.clock)
    for (const line of [LINE, FRIEND, LATER]) this.#core.open(line, START_KYAT, this.clock.now())
  }

  async buy(code: string, gift: boolean): Promise<string | null> {
    const now = this.clock.now()
    const item = PRODUCTS.find((one) => one.code === code)
    if (!item) throw new Error(`nothing is called ${code}`)
    const running = this.#running(code)
    const overlap = overlapWith(item, running, now)
    if (overlap.outcome === 'BLOCKED') return null
    const replaces = overlap.outcome === 'WARN' && overlap.rule === 'REPLACE'
    if (gift && replaces) return null
    const id = this.#newId()
    const payer = gift ? FRIEND : LINE
    if (!(await this.#take({ id, payer, item, until: overlap.until, askedAt: now, replaces }))) return null
    if (replaces) for (const one of running) Object.assign(one, { status: 'CANCELLED', replacedBy: id })
    return id
  }

  async ask(code: string): Promise<string | null> {
    const at = this.clock.now()
    const item = PRODUCTS.find((one) => one.code === code)
    if (!item) throw new Error(`nothing is called ${code}`)
    const overlap = overlapWith(item, this.#running(code), at)
    if (overlap.outcome === 'BLOCKED' || (overlap.outcome === 'WARN' && overlap.rule === 'REPLACE'))
      return null
    this.#waiting = { id: this.#newId(), item, at, until: overlap.until }
    return this.#waiting.id
  }

  async confirm(id: string): Promise<boolean> {
    const waiting = this.#waiting
    this.#waiting = null
    const now = this.clock.now()
    if (waiting?.id !== id || now.getTime() - waiting.at.getTime() >= WAITS_MS) return false
    const { item, at, until } = waiting
    const running = this.#running(item.code).map((one) => ({
      ...one,
      undoMoveId: null,
      giveBackMoveId: null,
    }))
    const planned = { stretch: stretchOf(item, at), until, ends: [] }
    const fits = this.#movesLater ? fitsNow(planned, item, { running, arriving: [] }, now) : ok(planned)
    if (!fits.ok) return false
    return this.#take({ id, payer: LATER, item, until: fits.value.until, askedAt: at, replaces: false })
  }

  async #take({ id, payer, item, until, askedAt, replaces }: Taken): Promise<boolean> {
    const gift = payer !== LINE
    const { totalKyat, taxKyat, grants } = saleOf(
      { item, price: PRICE },
      { until, source: gift ? 'GIFT' : 'PACKAGE' },
    )
    const order = { id, payer, receiver: LINE, price: kyat(totalKyat), taxKyat, product: item.code }
    const answer = await this.#core.charge({ ...order, grants, replaces, hold: null })
    if (answer.outcome !== 'DONE') return false
    this.#subs.push({
      id,
      product: item.code,
      startedAt: this.clock.now(),
      stretch: stretchOf(item, askedAt),
      gift,
      expiresAt: until,
      status: 'ACTIVE',
      replacedBy: null,
    })
    return true
  }

  async undo(id: string): Promise<boolean> {
    const now = this.clock.now()
    const held = this.#subs.find((one) => one.id === id)
    if (!held || held.gift || held.status !== 'ACTIVE') return false
    const inTime = held.startedAt.getTime() + STANDARD_RULES['package.undo'].minutes * 60_000 > now.getTime()
    if (!inTime || held.startedAt < yangonDayStart(now)) return false
    // A gift that waits for its code was reckoned with it.
    if (this.#waiting?.item.code === held.product) return false
    const others = this.#subs.filter(
      (one) =>
        one !== held && one.product === held.product && (one.status === 'ACTIVE' || one.replacedBy === id),
    )
    const ends = (this.#movesLater && endsWithout(held, others)) || []
    const moves = ends.map(({ one, until }) => ({ moveId: one.id, validTo: until.toISOString() }))
    const answer = await this.#core.reverse({ id: this.#newId(), moveId: id, moves })
    if (answer.outcome !== 'DONE') return false
    held.status = 'REVERSED'
    for (const { one, until } of ends) one.expiresAt = until
    for (const one of others)
      if (one.replacedBy === id) Object.assign(one, { status: 'ACTIVE', replacedBy: null })
    return true
  }

  async cancel(id: string): Promise<boolean> {
    const held = this.#subs.find((one) => one.id === id)
    if (!held) return false
    const running = this.#running(held.product)
    if (!running.includes(held)) return false
    const nothing = { payer: LINE, receiver: LINE, price: kyat(0), taxKyat: 0, grants: [], hold: null }
    await this.#core.charge({ ...nothing, id: this.#newId(), product: held.product, replaces: true })
    for (const one of running) one.status = 'CANCELLED'
    return true
  }

  async use(megabytes: number): Promise<number> {
    return this.#core.useUp(LINE, 'MB', megabytes)
  }

  async lines() {
    return Promise.all([LINE, FRIEND, LATER].map((line) => this.#core.line(line)))
  }

  async packages() {
    return PRODUCTS.flatMap(({ code }) => this.#running(code))
  }

  #newId(): string {
    return newMoveId(this.clock.now().getTime())
  }

  #running(code: string): Sub[] {
    const now = this.clock.now()
    return this.#subs.filter(
      ({ product, status, expiresAt }) => product === code && status === 'ACTIVE' && expiresAt > now,
    )
  }
}
