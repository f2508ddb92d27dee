import type { NewRow } from '#platform/db/insert-from.ts'
import type { RowMark } from '#platform/db/update-from.ts'
import type { Move } from './move.ts'
import type { Earns } from './move-plan.ts'

/** A successful end: of a move, or of the delivery of an order. */
export type Completed = {
  readonly id: string
  readonly line: string
  /** What it earns, as decided at its start; null where nothing is earned. */
  readonly earns: Earns | null
  readonly at: Date
}

/**
 * Writes something with every end, in its transaction. It returns rows as data, so that they can be part of the statement that asks the
 * core.
 */
export type EndListener = {
  onCompleted(ended: Completed): readonly NewRow[]
  /** Something was reversed, named by the id under which it had completed. */
  onReversed(reversed: { readonly id: string; readonly at: Date }): readonly RowMark[]
}

/** The rows of all listeners for the end of a move. */
export function heardOf(listeners: readonly EndListener[], { id, line, plan }: Move, at: Date) {
  const { earns, order } = plan
  const reversed = order.do === 'reverse' ? order.order.moveId : null
  return {
    rows: listeners.flatMap((one) => one.onCompleted({ id, line, earns, at })),
    marks: reversed === null ? [] : listeners.flatMap((one) => one.onReversed({ id: reversed, at })),
  }
}
