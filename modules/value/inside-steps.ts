import { newMoveId } from '#contracts/move-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, type Answer } from '#platform/errors/answer.ts'
import { askCore, expectedOf, isOther } from './ask-core.ts'
import type { CoreAnswer, OperatorCore } from './core.ts'
import { failureOf } from './core-failure.ts'
import { heardOf } from './end-listener.ts'
import type { Move } from './move.ts'
import type { EndOf, Progress } from './move-kind.ts'
import { makeMoveStore } from './move-store.ts'
import { tell } from './notices.ts'
import { post } from './post-store.ts'
import type { ValueDeps } from './value-deps.ts'
import { AT_ONCE, makeEndRows, refusalOf, type LastStep } from './write-end.ts'

export type InsideSteps = ReturnType<typeof makeInsideSteps>

export type InsideDeps = ValueDeps & {
  readonly within: NonNullable<OperatorCore['within']>
  readonly parts: OperatorCore['parts']
}

/** What a move does inside our own transaction, core and all. */
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

  /** A move that has no row yet: posting and end are one statement where all that it will write is known before. */
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
    const answer = await post(tx, askCore(parts.orders, one.id, one.plan.order, one.plan.hold), ended, {
      ...end,
      rows: [...end.rows, ...heard.rows],
      marks: [...(end.marks ?? []), ...heard.marks],
    })
    await at('after-core')
    if (answer.outcome === 'REFUSED') return failWith(tx, kind, one, answer, insertOf(one))
    mustBeAsAsked(one, answer)
    await tell(queueSms, tx, one, ['DONE'], now)
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
    const failure = failureOf(answer)
    await rows.failed(tx, kind, one, failure, AT_ONCE, lastStep)
    // What was set aside and refused is gone already; anything else is given back here.
    if (one.plan.hold !== null && answer.reason !== 'HOLD_GONE') await release(tx, one.plan.hold)
    return refusalOf(failure)
  }

  const release = (tx: Tx, hold: string) => within(tx).void({ id: newMoveId(clock.now().getTime()), hold })

  /** A move that was begun and ended in one transaction has never stood in its row before. */
  const insertOf =
    (one: Move): LastStep =>
    async (tx, to, step) => {
      const ended = { state: to, failure: step.failure ?? null, settledAt: step.settledAt ?? null }
      await makeMoveStore(tx).insert({ ...one, ...ended, nextAskAt: null, result: step.result })
      return true
    }

  return { move, moveAtOnce, failWith, insertOf, release }
}

/** An error ends the transaction, and with it what was taken. */
function mustBeAsAsked({ plan }: Move, { taken }: CoreAnswer & { outcome: 'DONE' }): void {
  if (isOther(expectedOf(plan.order), taken)) throw new Error('the core took another amount than was asked')
}
