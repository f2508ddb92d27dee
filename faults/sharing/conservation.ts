import fc from 'fast-check'
import { newMoveId } from '#contracts/move-id.ts'
import { kyat, type CoreAnswer, type OperatorCore, type Unit } from '#modules/value/index.ts'
import type { fixedClock } from '#platform/clock/clock.ts'

export const LINES = 50
export const START_KYAT = 5_000
const DAY_MS = 86_400_000
const CODE_MS = 200_000

/** Something that happens among fifty lines. Lines, amounts and earlier moves are small numbers that the harness maps to real ones. */
export type Deed =
  | {
      readonly do: 'buy'
      readonly line: number
      readonly price: number
      readonly megabytes: number
      readonly days: number
    }
  | {
      readonly do: 'gift'
      readonly line: number
      readonly to: number
      readonly price: number
      readonly end: End
    }
  | {
      readonly do: 'share'
      readonly line: number
      readonly to: number
      readonly unit: 'MB' | 'MIN' | 'MMK'
      readonly amount: number
      readonly end: End
    }
  | { readonly do: 'recall'; readonly of: number }
  | { readonly do: 'undo'; readonly of: number }
  | { readonly do: 'use'; readonly line: number; readonly unit: 'MB' | 'MIN'; readonly amount: number }
  | { readonly do: 'wait'; readonly hours: number }

/** How a reservation ends: posted, posted twice at once, voided, too late, never. */
type End = 'POST' | 'POST_TWICE' | 'VOID' | 'LATE' | 'FORGOTTEN'

const line = fc.nat(LINES - 1)
const few = fc.nat(5)
const end = fc.constantFrom<End>('POST', 'POST', 'POST', 'POST_TWICE', 'VOID', 'LATE', 'FORGOTTEN')
/** Few lines meet often; all fifty take part. */
const near = fc.oneof({ weight: 3, arbitrary: few }, { weight: 1, arbitrary: line })

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      line: near,
      price: fc.integer({ min: 1, max: 2_000 }),
      megabytes: fc.integer({ min: 1, max: 500 }),
      days: fc.integer({ min: 1, max: 10 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('gift' as const),
      line: near,
      to: near,
      price: fc.integer({ min: 1, max: 2_000 }),
      end,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('share' as const),
      line: near,
      to: near,
      unit: fc.constantFrom('MB' as const, 'MB' as const, 'MIN' as const, 'MMK' as const),
      amount: fc.integer({ min: 1, max: 400 }),
      end,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('recall' as const), of: few }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), of: few }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('use' as const),
      line: near,
      unit: fc.constantFrom('MB' as const, 'MIN' as const),
      amount: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 72 }) }),
  },
)

export const deeds = fc.array(deed, { minLength: 1, maxLength: 16 })

export type Book = Record<'MMK' | 'MB' | 'MIN', number>

type Charge = {
  readonly id: string
  readonly price: number
  readonly megabytes: number
  readonly minutes: number
}

export type World = {
  readonly core: OperatorCore
  readonly clock: ReturnType<typeof fixedClock>
  readonly lines: readonly string[]
  useUp(line: string, unit: string, amount: number): Promise<number>
}

/** Performs the actions, and keeps a book of what was created and removed. */
export class Story {
  /** The expected total of everything, over all lines. */
  readonly book: Book
  readonly #world: World
  readonly #charges: Charge[] = []
  readonly #shares: string[] = []

  constructor(world: World, book: Book) {
    this.#world = world
    this.book = book
  }

  async act(one: Deed): Promise<void> {
    switch (one.do) {
      case 'buy':
        return this.#buy(one)
      case 'gift':
        return this.#gift(one)
      case 'share':
        return this.#share(one)
      case 'recall':
        return this.#recall(one.of)
      case 'undo':
        return this.#undo(one.of)
      case 'use':
        this.book[one.unit] -= await this.#world.useUp(this.#line(one.line), one.unit, one.amount)
        return
      case 'wait':
        this.#world.clock.forward(one.hours * 3_600_000)
    }
  }

  #line(at: number): string {
    return this.#world.lines[at] ?? ''
  }

  #id(): string {
    return newMoveId(this.#world.clock.now().getTime())
  }

  #after(ms: number): string {
    return new Date(this.#world.clock.now().getTime() + ms).toISOString()
  }

  #charged(answer: CoreAnswer, charge: Charge): void {
    if (answer.outcome !== 'DONE') return
    this.book.MMK -= charge.price
    this.book.MB += charge.megabytes
    this.book.MIN += charge.minutes
    this.#charges.push(charge)
  }

  async #buy({ line: at, price, megabytes, days }: Deed & { do: 'buy' }): Promise<void> {
    const own = this.#line(at)
    const validTo = this.#after(days * DAY_MS)
    const minutes = 20
    const grant = (unit: Unit, amount: number) =>
      ({ unit, amount, source: 'PACKAGE', validTo, shareable: true }) as const
    const order = {
      id: this.#id(),
      payer: own,
      receiver: own,
      price: kyat(price),
      taxKyat: 0,
      product: 'P',
      grants: [grant('MB', megabytes), grant('MIN', minutes)],
      replaces: false,
      hold: null,
    }
    this.#charged(await this.#world.core.charge(order), { id: order.id, price, megabytes, minutes })
  }

  async #gift({ line: at, to, price, end: how }: Deed & { do: 'gift' }): Promise<void> {
    const { core } = this.#world
    const hold = this.#id()
    const payer = this.#line(at)
    const held = await core.reserve({
      id: hold,
      line: payer,
      price: kyat(price),
      until: this.#after(CODE_MS),
    })
    if (held.outcome !== 'DONE' || !(await this.#stillOn(how, hold))) return
    const order = {
      id: this.#id(),
      payer,
      receiver: this.#line(to),
      price: kyat(price),
      taxKyat: 0,
      product: 'P',
      grants: [{ unit: 'MB', amount: 50, source: 'GIFT', validTo: this.#after(7 * DAY_MS) } as const],
      replaces: false,
      hold,
    }
    const [answer] = await Promise.all([core.charge(order), how === 'POST_TWICE' && core.charge(order)])
    this.#charged(answer, { id: order.id, price, megabytes: 50, minutes: 0 })
  }

  async #share({ line: at, to, unit, amount, end: how }: Deed & { do: 'share' }): Promise<void> {
    const { core } = this.#world
    const [hold, from, feeKyat] = [this.#id(), this.#line(at), 30]
    const aside =
      unit === 'MMK' ? { price: kyat(amount + feeKyat) } : { price: kyat(feeKyat), share: { unit, amount } }
    const held = await core.reserve({ id: hold, line: from, ...aside, until: this.#after(CODE_MS) })
    if (held.outcome !== 'DONE' || !(await this.#stillOn(how, hold))) return
    const validTo = unit === 'MMK' ? null : this.#after(7 * DAY_MS)
    const order = { id: this.#id(), from, to: this.#line(to), unit, amount, feeKyat, validTo, hold }
    // The second one has its own id: it finds no reservation any more.
    const second = { ...order, id: this.#id() }
    const [answer] = await Promise.all([core.transfer(order), how === 'POST_TWICE' && core.transfer(order)])
    if (how === 'POST_TWICE' && (await core.transfer(second)).outcome === 'DONE') this.book.MMK = Number.NaN
    if (answer.outcome !== 'DONE') return
    this.book.MMK -= feeKyat
    this.#shares.push(order.id)
  }

  /** False when nothing is to be posted. */
  async #stillOn(how: End, hold: string): Promise<boolean> {
    if (how === 'VOID') await this.#world.core.void({ id: this.#id(), hold })
    if (how === 'LATE') this.#world.clock.forward(CODE_MS)
    return how !== 'VOID' && how !== 'FORGOTTEN'
  }

  async #recall(at: number): Promise<void> {
    const moveId = this.#shares[at]
    if (moveId !== undefined) await this.#world.core.takeBack({ id: this.#id(), moveId })
  }

  async #undo(at: number): Promise<void> {
    const charge = this.#charges[at]
    if (!charge) return
    const answer = await this.#world.core.reverse({ id: this.#id(), moveId: charge.id })
    if (answer.outcome !== 'DONE') return
    this.book.MMK += charge.price
    this.book.MB -= charge.megabytes
    this.book.MIN -= charge.minutes
  }
}
