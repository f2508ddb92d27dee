import { newMoveId } from '#contracts/move-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import { askCore, expectedOf, isOther } from './ask-core.ts'
import type { CoreAnswer, OperatorCore } from './core.ts'
import { failureOf } from './core-failure.ts'
import { heardOf } from './end-listener.ts'
import type { Failure, Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { tell, toldRows } from './notices.ts'
import { post } from './post-store.ts'
import type { ValueDeps } from './value-deps.ts'
import { AT_ONCE, makeEndRows, refusalOf, type LastStep } from './write-end.ts'

export type InsideSteps = ReturnType<typeof makeInsideSteps>

export type InsideDeps = ValueDeps & {
  readonly within: NonNullable<OperatorCore['within']>
  readonly parts: OperatorCore['parts']
}

/** Steps of a move inside our own transaction, the core included. */
export function makeInsideSteps(deps: InsideDeps) {
  const { clock, queueSms, within, parts, listeners = [], at = () => {} } = deps
  const rows = makeEndRows(deps)

  /** Asks the core and writes the end. */
  async function move<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
    lastStep?: LastStep,
  ): Promise<Answer<Progress<Data, Result>>> {
    await at('before-core')
    const answer = await askCore(within(tx), one.id, one.plan.order, one.plan.hold)
    await at('after-core')
    if (answer.outcome === 'REFUSED') return failWith(tx, kind, one, answer, lastStep)
    mustBeAsAsked(one, answer)
    await at('before-settle')
    return ok(await rows.done(tx, kind, one, answer, AT_ONCE, lastStep))
  }

  /** A move without a row yet: when everything it will write is known in advance, posting and end are one statement. */
  async function moveAtOnce<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
  ): Promise<Answer<Progress<Data, Result>>> {
    const now = clock.now()
    const end = kind.shortEnd?.(one, now)
    if (!parts || !end) return move(tx, kind, one, insertOf(one))
    await at('before-core')
    const ended: Move<Data> = { ...one, state: 'COMPLETED', nextAskAt: null, settledAt: now }
    const heard = heardOf(listeners, one, now)
    const told = toldRows(queueSms, one, ['DONE'], now)
    const answer = await post(tx, askCore(parts.orders, one.id, one.plan.order, one.plan.hold), ended, {
      ...end,
      rows: [...end.rows, ...heard.rows, ...(told ?? [])],
      marks: [...(end.marks ?? []), ...heard.marks],
    })
    await at('after-core')
    if (answer.outcome === 'REFUSED') return failWith(tx, kind, one, answer, insertOf(one))
    mustBeAsAsked(one, answer)
    if (!told) await tell(queueSms, tx, one, ['DONE'], now)
    await at('before-settle')
    return ok({
      step: 'DONE',
      move: { ...one, state: 'COMPLETED', settledAt: now },
      result: end.result(answer.totals ?? {}),
    })
  }

  async function failWith<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
    answer: CoreAnswer & { outcome: 'REFUSED' },
    lastStep?: LastStep,
  ) {
    // What was set aside and refused is gone already.
    return fail(tx, kind, one, failureOf(answer), lastStep, answer.reason === 'HOLD_GONE')
  }

  /** Nothing is taken, and what was set aside is given back here. */
  async function fail<Data, Result>(
    tx: Tx,
    kind: EndOf<Data, Result>,
    one: Move<Data>,
    failure: Failure,
    lastStep?: LastStep,
    isGone = false,
  ) {
    await rows.failed(tx, kind, one, failure, AT_ONCE, lastStep)
    if (one.plan.hold !== null && !isGone) await release(tx, one.plan.hold)
    return refusalOf(failure)
  }

  const release = (tx: Tx, hold: string) => within(tx).void({ id: newMoveId(clock.now().getTime()), hold })

  return { move, moveAtOnce, fail, failWith, insertOf, release }
}

/** The row of a move that starts and ends in one transaction is inserted with its end. */
const insertOf =
  (one: Move): LastStep =>
  async (tx, to, step) => {
    const ended = { state: to, failure: step.failure ?? null, settledAt: step.settledAt ?? null }
    await makeMoveStore(tx).insert({ ...one, ...ended, nextAskAt: null, result: step.result })
    return true
  }

/** An error rolls the transaction back, and with it what was taken. */
function mustBeAsAsked({ plan }: Move, { taken }: CoreAnswer & { outcome: 'DONE' }): void {
  if (isOther(expectedOf(plan.order), taken)) throw new Error('the core took another amount than was asked')
}
