import type { LineTask } from '#contracts/staff/fibre-lines.ts'
import { makeOrderStore, type LineOrderState, type PlacedOrder } from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { LineRow } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import type { LineStep, WalkLine } from './line-steps.ts'
import { mayDo } from './task-from.ts'

export type Did = Answer<LineOrderState>
export type LockedLine = { readonly order: PlacedOrder; readonly row: LineRow; readonly now: Date }

/** Runs work in a transaction of its own, or in the caller's. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly walk: WalkLine }

/** A change by staff: under the order's lock, and only from the states that allow it. */
export function makeChangeLine({ transact, clock, walk }: Deps) {
  const change = (
    orderId: string,
    task: LineTask,
    work: (tx: Tx, one: LockedLine) => Promise<Did>,
  ): Promise<Did> =>
    transact(async (tx) => {
      const order = await makeOrderStore(tx).lock(orderId)
      const row = order && (await makeLineOrderStore(tx).find(orderId))
      if (!order || !row) return refused('NOT_FOUND')
      if (!mayDo(task, order.state, row)) return refused('CONFLICT')
      return work(tx, { order, row, now: clock.now() })
    })

  const step = async (tx: Tx, one: LineStep): Promise<Did> =>
    (await walk.step(tx, one)) ? ok(one.to) : refused('CONFLICT')

  return { change, step }
}

export type ChangeLine = ReturnType<typeof makeChangeLine>
