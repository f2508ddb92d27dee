import fc from 'fast-check'
import { newMoveId } from '#contracts/move-id.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import type { fixedClock } from '#platform/clock/clock.ts'

const DAY_MS = 86_400_000
const HOLD_MS = 600_000

/** Something that happens to points; the numbers choose among what exists. */
export type Deed =
  | { readonly do: 'earn'; readonly points: number; readonly days: number }
  | { readonly do: 'exchange'; readonly points: number; readonly held: boolean }
  | { readonly do: 'giveUp'; readonly points: number }
  | { readonly do: 'undo'; readonly which: number }
  | { readonly do: 'refund'; readonly which: number }
  | { readonly do: 'time'; readonly days: number }

const points = fc.integer({ min: 1, max: 120 })
const which = fc.nat(20)

export const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('earn' as const), points, days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ do: fc.constant('exchange' as const), points, held: fc.boolean() }),
    fc.record({ do: fc.constant('giveUp' as const), points }),
    fc.record({ do: fc.constant('undo' as const), which }),
    fc.record({ do: fc.constant('refund' as const), which }),
    fc.record({ do: fc.constant('time' as const), days: fc.integer({ min: 1, max: 15 }) }),
  ),
  { minLength: 3, maxLength: 25 },
)

type Lot = { readonly id: string; left: number; readonly endsMs: number; readonly no: number }
type Spent = { readonly id: string; readonly parts: readonly { lot: Lot; points: number }[]; undone: boolean }

/** The lots kept in a plain list, as on paper. It is asked beside the core, and both must agree. */
export class PointStory {
  readonly #core: OperatorCore
  readonly #clock: ReturnType<typeof fixedClock>
  readonly #line: string
  readonly #lots: Lot[] = []
  readonly #spent: Spent[] = []
  readonly #refunded = new Set<string>()
  #no = 0

  constructor(core: OperatorCore, clock: ReturnType<typeof fixedClock>, line: string) {
    this.#core = core
    this.#clock = clock
    this.#line = line
  }

  /** The points left in each valid lot, soonest to expire first. */
  expected(): number[] {
    return this.#living().map(({ left }) => left)
  }

  async act(deed: Deed): Promise<void> {
    this.#clock.forward(1)
    if (deed.do === 'earn') return this.#earn(deed.points, deed.days)
    if (deed.do === 'exchange') return this.#exchange(deed.points, deed.held)
    if (deed.do === 'giveUp') return this.#giveUp(deed.points)
    if (deed.do === 'undo') return this.#undo(deed.which)
    if (deed.do === 'refund') return this.#refund(deed.which)
    this.#clock.forward(deed.days * DAY_MS)
  }

  get #now(): number {
    return this.#clock.now().getTime()
  }

  #living(): Lot[] {
    return this.#lots
      .filter(({ endsMs, left }) => endsMs > this.#now && left > 0)
      .toSorted((a, b) => a.endsMs - b.endsMs || a.no - b.no)
  }

  #open(id: string, left: number, endsMs: number): void {
    this.#no += 1
    this.#lots.push({ id, left, endsMs, no: this.#no })
  }

  async #earn(amount: number, days: number): Promise<void> {
    const id = newMoveId(this.#now)
    const endsMs = this.#now + days * DAY_MS
    const validTo = new Date(endsMs).toISOString()
    await this.#core.credit({ id, line: this.#line, unit: 'POINT', amount, source: 'LOYALTY', validTo })
    this.#open(id, amount, endsMs)
  }

  async #exchange(amount: number, held: boolean): Promise<void> {
    const price = { unit: 'POINT', amount } as const
    const id = newMoveId(this.#now)
    const hold = held ? newMoveId(this.#now) : null
    const until = new Date(this.#now + HOLD_MS).toISOString()
    const line = this.#line
    if (hold) await this.#core.reserve({ id: hold, line, price, until })
    const order = {
      payer: line,
      receiver: line,
      price,
      taxKyat: 0,
      product: 'X',
      grants: [],
      replaces: false,
    }
    const answer = await this.#core.charge({ ...order, id, hold })
    const parts: { lot: Lot; points: number }[] = []
    let need = amount
    for (const lot of this.#living()) {
      const taken = Math.min(need, lot.left)
      if (taken > 0) parts.push({ lot, points: taken })
      need -= taken
    }
    if ((answer.outcome === 'DONE') !== (need === 0)) throw new Error(`${amount} points: ${answer.outcome}`)
    if (need > 0) return
    for (const part of parts) part.lot.left -= part.points
    this.#spent.push({ id, parts, undone: false })
  }

  async #giveUp(amount: number): Promise<void> {
    const hold = newMoveId(this.#now)
    const until = new Date(this.#now + HOLD_MS).toISOString()
    await this.#core.reserve({ id: hold, line: this.#line, price: { unit: 'POINT', amount }, until })
    await this.#core.void({ id: newMoveId(this.#now), hold })
  }

  async #undo(at: number): Promise<void> {
    const one = this.#spent[at % Math.max(1, this.#spent.length)]
    if (!one) return
    const answer = await this.#core.reverse({ id: newMoveId(this.#now), moveId: one.id })
    if ((answer.outcome === 'DONE') === one.undone) throw new Error(`undone twice: ${answer.outcome}`)
    if (one.undone) return
    one.undone = true
    let late = 0
    for (const { lot, points: back } of one.parts) {
      if (lot.endsMs > this.#now) lot.left += back
      else late += back
    }
    if (late > 0) this.#open('', late, this.#now + 30 * DAY_MS)
  }

  async #refund(at: number): Promise<void> {
    const earned = this.#lots.filter(({ id }) => id !== '')
    const lot = earned[at % Math.max(1, earned.length)]
    if (!lot) return
    const answer = await this.#core.takeBack({ id: newMoveId(this.#now), moveId: lot.id })
    const left = lot.endsMs > this.#now && !this.#refunded.has(lot.id) ? lot.left : 0
    const returned = answer.outcome === 'DONE' ? answer.returned : 0
    if (returned !== left) throw new Error(`${left} points were left, ${returned} came back`)
    if (left > 0) {
      this.#refunded.add(lot.id)
      lot.left = 0
    }
  }
}
