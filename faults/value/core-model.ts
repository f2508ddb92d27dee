import fc from 'fast-check'
import { newMoveId } from '#contracts/move-id.ts'
import { kyat, type CoreAnswer, type OperatorCore } from '#modules/value/index.ts'

export const LINES = ['959650000001', '959650000002', '959650000003'] as const
export const START_KYAT = 3_000

/** One order to a core. Ids are small numbers that repeat; the harness maps them to real ones. */
export type Command =
  | {
      readonly do: 'charge'
      readonly id: number
      readonly payer: number
      readonly receiver: number
      readonly price: number
      readonly hold: number | null
    }
  | {
      readonly do: 'transfer'
      readonly id: number
      readonly from: number
      readonly to: number
      readonly amount: number
      readonly fee: number
    }
  | { readonly do: 'credit'; readonly id: number; readonly line: number; readonly amount: number }
  | { readonly do: 'reserve'; readonly id: number; readonly line: number; readonly amount: number }
  | { readonly do: 'void'; readonly id: number; readonly hold: number }
  | { readonly do: 'reverse'; readonly id: number; readonly move: number }
  | { readonly do: 'abandon'; readonly id: number }
  | { readonly do: 'find'; readonly id: number }

const id = fc.nat(7)
const line = fc.nat(LINES.length - 1)
const amount = fc.integer({ min: 1, max: 2_500 })

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('charge' as const),
    id,
    payer: line,
    receiver: line,
    price: amount,
    hold: fc.option(id, { freq: 3 }),
  }),
  fc.record({ do: fc.constant('transfer' as const), id, from: line, to: line, amount, fee: fc.nat(100) }),
  fc.record({ do: fc.constant('credit' as const), id, line, amount }),
  fc.record({ do: fc.constant('reserve' as const), id, line, amount }),
  fc.record({ do: fc.constant('void' as const), id, hold: id }),
  fc.record({ do: fc.constant('reverse' as const), id, move: id }),
  fc.record({ do: fc.constant('abandon' as const), id }),
  fc.record({ do: fc.constant('find' as const), id }),
)

export const commands = fc.array(command, { minLength: 1, maxLength: 12 })

export const freshIds = (nowMs: number): string[] => Array.from({ length: 8 }, () => newMoveId(nowMs))

/** Asks a core; `until` is far enough ahead that nothing expires within a run. */
export function ask(
  core: OperatorCore,
  asked: Command,
  ids: readonly string[],
  lines: readonly string[],
  until: string,
): Promise<CoreAnswer | null> {
  const [idOf, lineOf] = [(at: number) => ids[at] ?? '', (at: number) => lines[at] ?? '']
  switch (asked.do) {
    case 'charge':
      return core.charge({
        id: idOf(asked.id),
        payer: lineOf(asked.payer),
        receiver: lineOf(asked.receiver),
        price: kyat(asked.price),
        taxKyat: 0,
        product: 'P',
        grants: [{ unit: 'MB', amount: 10, source: 'PACKAGE', validTo: until }],
        replaces: false,
        hold: asked.hold === null ? null : idOf(asked.hold),
      })
    case 'transfer':
      return core.transfer({
        id: idOf(asked.id),
        from: lineOf(asked.from),
        to: lineOf(asked.to),
        unit: 'MMK',
        amount: asked.amount,
        feeKyat: asked.fee,
        validTo: null,
        hold: null,
      })
    case 'credit':
      return core.credit({
        id: idOf(asked.id),
        line: lineOf(asked.line),
        unit: 'MMK',
        amount: asked.amount,
        source: 'MAIN',
        validTo: null,
      })
    case 'reserve':
      return core.reserve({ id: idOf(asked.id), line: lineOf(asked.line), price: kyat(asked.amount), until })
    case 'void':
      return core.void({ id: idOf(asked.id), hold: idOf(asked.hold) })
    case 'reverse':
      return core.reverse({ id: idOf(asked.id), moveId: idOf(asked.move) })
    case 'abandon':
      return core.abandon(idOf(asked.id))
    case 'find':
      return core.find(idOf(asked.id))
  }
}

type Done = { readonly body: string; readonly answer: string; readonly undo: (() => void) | null }

/** What any core must answer, on one page: kyat only, free and reserved, one answer per id for ever. */
export class Model {
  readonly free = LINES.map(() => START_KYAT)
  readonly #done = new Map<number, Done>()
  readonly #holds = new Map<number, { line: number; amount: number }>()
  readonly #taken = new Set<number>()

  expect(asked: Command): string {
    const known = this.#done.get(asked.id)
    if (asked.do === 'find') return known?.answer ?? 'NOTHING'
    if (asked.do === 'abandon' && known) return known.answer
    const body = JSON.stringify(asked)
    if (known) return known.body === body || known.body === 'abandon' ? known.answer : 'ID_REUSED'
    let undo: (() => void) | null = null
    const answer = this.#act(asked, (back) => (undo = back))
    this.#done.set(asked.id, { body: asked.do === 'abandon' ? 'abandon' : body, answer, undo })
    return answer
  }

  #take(line: number, kyat: number): string {
    if ((this.free[line] ?? 0) < kyat) return `INSUFFICIENT ${kyat - (this.free[line] ?? 0)}`
    this.#add(line, -kyat)
    return 'DONE'
  }

  #add(line: number, kyat: number): void {
    this.free[line] = (this.free[line] ?? 0) + kyat
  }

  #act(asked: Command, undoable: (undo: () => void) => void): string {
    switch (asked.do) {
      case 'abandon':
        return 'ABANDONED'
      case 'credit':
        this.#add(asked.line, asked.amount)
        return 'DONE'
      case 'transfer': {
        const taken = this.#take(asked.from, asked.amount + asked.fee)
        if (taken === 'DONE') this.#add(asked.to, asked.amount)
        return taken
      }
      case 'reserve': {
        const taken = this.#take(asked.line, asked.amount)
        if (taken === 'DONE') this.#holds.set(asked.id, { line: asked.line, amount: asked.amount })
        return taken
      }
      case 'void':
        return this.#release(asked.hold) ? 'DONE' : 'HOLD_GONE'
      case 'charge': {
        const hold = asked.hold === null ? null : this.#holds.get(asked.hold)
        if (hold !== null && hold?.line !== asked.payer) return 'HOLD_GONE'
        const missing = asked.price - (this.free[asked.payer] ?? 0) - (hold?.amount ?? 0)
        if (missing > 0) return `INSUFFICIENT ${missing}`
        if (asked.hold !== null) this.#release(asked.hold)
        const taken = this.#take(asked.payer, asked.price)
        if (taken === 'DONE') undoable(() => this.#add(asked.payer, asked.price))
        return taken
      }
      case 'reverse': {
        const undo = this.#done.get(asked.move)?.undo
        if (!undo || this.#taken.has(asked.move)) return 'NOTHING_TO_REVERSE'
        this.#taken.add(asked.move)
        undo()
        return 'DONE'
      }
      default:
        return 'NOTHING'
    }
  }

  #release(id: number): boolean {
    const hold = this.#holds.get(id)
    if (!hold) return false
    this.#holds.delete(id)
    this.#add(hold.line, hold.amount)
    return true
  }
}

export function inShort(answer: CoreAnswer | null): string {
  if (answer === null) return 'NOTHING'
  if (answer.outcome === 'DONE') return 'DONE'
  return answer.missing === undefined ? answer.reason : `${answer.reason} ${answer.missing}`
}
