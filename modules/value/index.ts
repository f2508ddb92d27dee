export { withBalances, withPoints } from './balances-store.ts'
export { arrivingPart, countMoves, openCharges } from './line-moves-store.ts'
export { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
export { PATIENCE, within } from './ask-core.ts'
export { kyat } from './core.ts'
export type {
  ChargeOrder,
  CoreAnswer,
  CoreBucket,
  CoreInside,
  CoreLine,
  CoreOrders,
  CoreParts,
  CoreRefusal,
  CreditOrder,
  DayUse,
  Grant,
  OperatorCore,
  Payer,
  Price,
  ReverseOrder,
  Totals,
  TransferOrder,
  Unit,
  UseAsked,
} from './core.ts'
export { DUE_MOVES } from './due-moves.ts'
export type { Completed, EndListener } from './end-listener.ts'
export { makeEndByHand, mayEndByHand, takenTooMuch } from './end-by-hand.ts'
export { makeValue, type Value } from './engine.ts'
export { makeHistoryReadModel, type HistoryReadModel, type HistoryRow } from './history-read-model.ts'
export type { Move, StoredMove } from './move.ts'
export type { Asked, MoveKind, ShortEnd, AskedInput } from './move-kind.ts'
export type { Delta, Earns, MovePlan, Notice, StoredPlan } from './move-plan.ts'
export { lockLine } from './move-store.ts'
export { historySince } from './history-since-store.ts'
export { makeHistoryStore } from './history-store.ts'
export { codeOf, doneOf } from './progress.ts'
export { HOLD_WITHIN_MS } from './code-times.ts'
export { VALUE_MONTHLY } from './monthly-tables.ts'
export { measureCore } from './measured-core.ts'
export { cameBackWhole, isAdjusted, isReturned } from './returned-store.ts'
export { isOpenMove, moveStateOf } from './open-move-store.ts'
export { openMoves } from './open-moves-read-model.ts'
export { makeReconcile } from './reconcile.ts'
export { moveIdOf } from './request.ts'
export { forHolderOf, hasChangedHands, hasLeft, isOfOneWhoLeft } from './same-holder-store.ts'
export { valueRoutes } from './routes.ts'
export { missingRefusal } from './missing-kyat.ts'
export { AFTER_SILENCE_MS, isSilence } from './silence.ts'
export { deltasOf, freeKyat, totalsOf, totalsView } from './totals.ts'
export { countAnswers } from './value-figures.ts'
export { CRASH_POINTS, type CrashPoint, type ValueLog } from './value-deps.ts'
