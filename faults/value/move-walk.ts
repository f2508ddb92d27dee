import fc from 'fast-check'
import { NEXT, type MoveState } from '#modules/value/move.ts'

/** From where to where, as the engine has it; the control plants an arrow that must not be there. */
export type Table = Readonly<Record<MoveState, readonly MoveState[]>>

export const WRONG_TABLE: Table = {
  ...NEXT,
  EXPIRED: ['EXECUTING'],
  UNKNOWN: [...NEXT.UNKNOWN, 'EXPIRED'],
  HELD: [...NEXT.HELD, 'EXPIRED'],
}

/** What may happen to one move, in any order and as often as it likes. */
const SILENCE = ['NONE', 'BEFORE', 'AFTER'] as const
const event = fc.oneof(
  fc.record({ kind: fc.constant('reserved' as const), ok: fc.boolean() }),
  fc.record({ kind: fc.constant('codeSent' as const), ok: fc.boolean() }),
  fc.record({ kind: fc.constant('rightCode' as const) }),
  fc.record({
    kind: fc.constant('coreAsked' as const),
    silence: fc.constantFrom(...SILENCE),
    refuses: fc.boolean(),
    otherAmount: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('looked' as const), coreAwake: fc.boolean() }),
  fc.record({ kind: fc.constant('staffEnded' as const) }),
  fc.record({ kind: fc.constant('timeUp' as const) }),
  fc.record({ kind: fc.constant('undone' as const) }),
)
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

export const walks = fc.record({
  withCode: fc.boolean(),
  events: fc.array(event, { maxLength: 12 }),
})
export type Walk = typeof walks extends fc.Arbitrary<infer W> ? W : never

/** What the core has done with the id, whatever anybody was told. */
type Core = { effect: 'NONE' | 'TAKEN' | 'GIVEN_BACK'; closed: boolean; held: boolean }

const ask = (core: Core, refuses: boolean): 'DONE' | 'REFUSED' => {
  if (core.effect !== 'NONE') return 'DONE'
  if (core.closed || refuses) return 'REFUSED'
  core.effect = 'TAKEN'
  core.held = false
  return 'DONE'
}

/** A machine that goes wherever the table lets it: the engine's steps with the engine's own arrows. */
class Machine {
  readonly core: Core = { effect: 'NONE', closed: false, held: false }
  state: MoveState
  readonly #table: Table

  constructor(table: Table, withCode: boolean) {
    this.#table = table
    this.state = withCode ? 'RESERVING' : 'EXECUTING'
  }

  #go(to: MoveState): boolean {
    const may = this.#table[this.state].includes(to)
    if (may) this.state = to
    return may
  }

  #leaveTo(to: MoveState): void {
    if (this.#go(to)) this.core.held = false
  }

  happen(event: Event): void {
    switch (event.kind) {
      case 'reserved':
        if (this.state !== 'RESERVING') return
        if (event.ok) this.core.held = true
        else this.#go('FAILED')
        return
      case 'codeSent':
        if (this.state !== 'RESERVING' || !this.core.held) return
        if (event.ok) this.#go('CODE_SENT')
        else this.#leaveTo('CANCELLED')
        return
      case 'rightCode':
        this.#go('EXECUTING')
        return
      case 'coreAsked':
        if (this.state === 'EXECUTING') this.#askCore(event)
        return
      case 'staffEnded':
        if (this.state === 'HELD') this.#go(this.core.effect === 'TAKEN' ? 'COMPLETED' : 'FAILED')
        return
      case 'looked':
        if (event.coreAwake && (this.state === 'UNKNOWN' || this.state === 'EXECUTING')) this.#look()
        return
      case 'timeUp':
        this.#leaveTo('EXPIRED')
        return
      case 'undone':
        if (this.#go('REVERSED')) this.core.effect = 'GIVEN_BACK'
    }
  }

  #askCore({ silence, refuses, otherAmount }: Event & { kind: 'coreAsked' }): void {
    const answer = silence === 'BEFORE' ? null : ask(this.core, refuses)
    if (answer === null || silence === 'AFTER') this.#go('UNKNOWN')
    else if (answer === 'DONE' && otherAmount) this.#hold()
    else this.#go(answer === 'DONE' ? 'COMPLETED' : 'FAILED')
  }

  /** Nobody guesses: it is HELD for staff, and no further question changes that. */
  #hold(): void {
    this.#go('UNKNOWN')
    this.#go('HELD')
  }

  /** What happened, or the promise that it never will. */
  #look(): void {
    if (this.core.effect === 'NONE') this.core.closed = true
    if (this.core.closed) this.#leaveTo('FAILED')
    else this.#go('COMPLETED')
  }
}

function run(table: Table, { withCode, events }: Walk): { states: MoveState[]; core: Core } {
  const machine = new Machine(table, withCode)
  const states: MoveState[] = [machine.state]
  for (const event of events) {
    machine.happen(event)
    states.push(machine.state)
  }
  return { states, core: machine.core }
}

const ENDED: readonly MoveState[] = ['COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED']
const NOTHING_TAKEN: readonly MoveState[] = ['RESERVING', 'CODE_SENT', 'FAILED', 'CANCELLED', 'EXPIRED']

/** What people were promised, said without the table. Null when it holds. */
export function brokenPromise(table: Table, walk: Walk): string | null {
  const { events } = walk
  const { states, core } = run(table, walk)
  const last = states.at(-1) ?? 'FAILED'
  for (const [at, state] of states.entries()) {
    const before = states[at - 1]
    if (before === undefined || before === state) continue
    if (ENDED.includes(before) && !(before === 'COMPLETED' && state === 'REVERSED'))
      return `${before} was an end, and became ${state}`
    if (before === 'UNKNOWN' && !['COMPLETED', 'FAILED', 'HELD'].includes(state))
      return `UNKNOWN became ${state} without an answer`
    if (before === 'HELD' && events[at - 1]?.kind !== 'staffEnded') return `HELD became ${state} by itself`
    if (state === 'EXECUTING' && before !== 'CODE_SENT') return `EXECUTING began from ${before}`
  }
  if (NOTHING_TAKEN.includes(last) && core.effect === 'TAKEN') return `${last}, and the price was taken`
  if (last === 'HELD' && core.effect !== 'TAKEN') return 'HELD, and nothing was taken'
  if (last === 'COMPLETED' && core.effect !== 'TAKEN') return 'COMPLETED, and nothing was taken'
  if (last === 'REVERSED' && core.effect !== 'GIVEN_BACK') return 'REVERSED, and nothing came back'
  return null
}
