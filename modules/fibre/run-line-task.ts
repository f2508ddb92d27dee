import * as z from 'zod/mini'
import { Visit } from '#contracts/fibre-orders.ts'
import type { LineTask } from '#contracts/staff/fibre-lines.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { defineRowJob } from '#platform/jobs/job.ts'
import type { Did } from './change-line.ts'
import type { Dispatch } from './dispatch.ts'
import type { ByStaff } from './dispatch-visits.ts'
import { makeLineTaskStore, type StoredTask } from './line-task-store.ts'

/** Requested tasks that nobody has done yet. */
export const DUE_LINE_TASKS = {
  rows: { table: 'line_task', id: 'id', due: 'due_at' },
  job: defineRowJob('fibre.line-task', 'inside'),
} as const

const Given = z.object({
  visit: z.optional(Visit),
  name: z.optional(z.string()),
  line: z.optional(z.string()),
  receiptNo: z.optional(z.string()),
})
export type TaskGiven = z.infer<typeof Given>

type Asked = { readonly orderId: string; readonly by: ByStaff; readonly given: TaskGiven }
type Deed = (dispatch: Dispatch, asked: Asked) => Promise<Did>

/** Checked by the call that stored the task. */
function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a task of dispatch lacks what it needs')
  return value
}

const DEEDS: Readonly<Record<LineTask, Deed>> = {
  SURVEY: (dispatch, { orderId, by }) => dispatch.survey(orderId, by),
  SCHEDULE: (dispatch, { orderId, by, given }) => dispatch.schedule(orderId, by, given.visit),
  REJECT: (dispatch, { orderId, by }) => dispatch.reject(orderId, by),
  MOVE: (dispatch, { orderId, by, given }) => dispatch.move(orderId, by, needed(given.visit)),
  ENGINEER: (dispatch, { orderId, given }) =>
    dispatch.engineer(orderId, { name: needed(given.name), line: needed(given.line) }),
  BEGIN: (dispatch, { orderId, by }) => dispatch.begin(orderId, by),
  INSTALLED: (dispatch, { orderId, by, given: { receiptNo } }) =>
    dispatch.installed(orderId, by, receiptNo === undefined ? undefined : { receiptNo }),
  MISSED: (dispatch, { orderId, by, given }) => dispatch.missed(orderId, by, needed(given.visit)),
  CANCEL: (dispatch, { orderId, by }) => dispatch.decideCancel(orderId, by, true),
  KEEP: (dispatch, { orderId, by }) => dispatch.decideCancel(orderId, by, false),
}

type Deps = {
  readonly db: Database
  readonly clock: Clock
  /** Dispatch whose actions are part of this transaction. */
  readonly dispatchIn: (tx: Tx) => Dispatch
}

/** Run by a worker. The end of a task is written in the transaction of its effect, so retries do it once. */
export function makeRunLineTask({ db, clock, dispatchIn }: Deps) {
  const run = (tx: Tx, { task, orderId, who, why, given }: StoredTask): Promise<Did> =>
    DEEDS[task](dispatchIn(tx), {
      orderId,
      by: { who, ...(why !== null && { why }) },
      given: Given.parse(given),
    })

  return (id: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const store = makeLineTaskStore(tx)
      const task = await store.lock(id)
      if (!task || task.endedAt !== null) return
      const did = await run(tx, task)
      await store.end(id, did.ok ? 'DONE' : did.code, clock.now())
    })
}
