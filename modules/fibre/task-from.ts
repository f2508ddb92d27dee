import type { LineTask } from '#contracts/staff/fibre-lines.ts'
import type { LineOrderState } from '#modules/payments/index.ts'
import type { LineRow } from './line-order.ts'

/** The order states in which each task is allowed. */
export const TASK_FROM: Readonly<Record<LineTask, readonly LineOrderState[]>> = {
  SURVEY: ['PAID', 'PAY_ON_SITE'],
  SCHEDULE: ['SURVEY'],
  REJECT: ['SURVEY'],
  MOVE: ['SCHEDULED'],
  ENGINEER: ['SCHEDULED', 'IN_PROGRESS'],
  BEGIN: ['SCHEDULED'],
  INSTALLED: ['IN_PROGRESS'],
  MISSED: ['IN_PROGRESS'],
  CANCEL: ['CANCEL_REQUESTED'],
  KEEP: ['CANCEL_REQUESTED'],
}

/** Once installed, the only thing left is the book's answer about the contract. */
export const mayDo = (task: LineTask, state: string, { openingAt }: Pick<LineRow, 'openingAt'>): boolean =>
  openingAt === null && TASK_FROM[task].some((from) => from === state)
