import type { OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import type { LineStanding } from '#modules/identity/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NewRow } from '#platform/db/insert-from.ts'
import type { RowMark } from '#platform/db/update-from.ts'
import type { Expression, Look } from '#platform/db/part.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { CoreParts, Totals } from './core.ts'
import type { Kept } from './kept.ts'
import type { Move } from './move.ts'
import type { MovePlan, StoredPlan } from './move-plan.ts'

export type Asked<Input, Facts> = {
  readonly id: string
  readonly line: string
  readonly lang: Lang
  readonly input: Input
  readonly facts: Facts
  /** Today's moves of this kind by this line, in Yangon time, including those under way; null without `hasDailyLimit`. */
  readonly today: { readonly count: number; readonly kyat: number } | null
  readonly now: Date
}

export type Settled<Data> = {
  readonly move: Move<Data>
  readonly totals: Totals
  /** The amount that came back of a share; zero otherwise. */
  readonly returned: number
  readonly now: Date
  /** Staff ended it: what the core took may not be what was asked. */
  readonly byHand: boolean
}

/** The request, before the deciding facts are known. */
export type AskedInput<Input> = Pick<Asked<Input, never>, 'id' | 'line' | 'lang' | 'input' | 'now'>

/** The rows of a successful end, all known before the core is asked except for the core's own answer. */
export type ShortEnd<Result> = {
  readonly rows: readonly NewRow[]
  /** Existing rows that change with it. */
  readonly marks?: readonly RowMark[]
  result(totals: Totals): Result
  /** The stored form of the result, where the totals are an SQL expression. */
  kept(totals: Expression): Expression
}

/** Two moves of one kind and line with equal values here ask for the same thing. */
export type Same = { readonly product: string | null; readonly counterparty: string | null }

/** One kind of move: its checks, its entries, its texts. Everything else is the engine's. */
export type MoveKind<Input = never, Facts = never, Data = unknown, Result = unknown> = {
  readonly name: string
  /** Set when today's moves have to be counted under the line's lock. */
  readonly hasDailyLimit?: true
  /** What is stored for the end and the answer, and how it is read again. */
  readonly kept: Kept<Data, Result>
  /** While such a move is open, the same request is refused; null for a kind that never clashes. */
  same(input: Input): Same | null
  /** It will wait for a code, and takes the place of any of its kind that waits already; without, of the same wish only. */
  waits(input: Input): boolean
  /** Questions to outside systems, before the line is locked. */
  gather(line: string, input: Input): Promise<Facts>
  /** Under the line's lock: nothing else of this line starts meanwhile. */
  check(tx: Tx, asked: Asked<Input, Facts>): Promise<Answer<MovePlan<Data>>>
  /**
   * The same decision from one query together with the lock, for a core whose answers can be parts of our statements. Null when this
   * request needs more than that.
   */
  atOneLook?(asked: AskedInput<Input>, core: CoreParts): Look<Answer<MovePlan<Data>>> | null
  /**
   * Its code came back, and what was reckoned when it was asked for may have changed. Under the line's lock: the plan as it is
   * carried out, or why not; then it takes nothing.
   */
  recheck?(
    tx: Tx,
    move: Move<Data>,
    now: Date,
    line: Pick<LineStanding, 'simChangedAt'>,
  ): Promise<Answer<StoredPlan<Data>>>
  /** Called in the transaction that ends the move. Its return value is the stored answer. */
  settled(tx: Tx, settled: Settled<Data>): Promise<Result>
  /** The same as part of the statement that asks the core; null for a move whose end is more than new rows. */
  shortEnd?(move: Move<Data>, now: Date): ShortEnd<Result> | null
  /** The same for a move that took nothing: refused, given up or never confirmed. */
  failed?(tx: Tx, move: Move<Data>, now: Date): Promise<void>
}

/** The part of a kind that ends a move; its input is no longer known then. */
export type EndOf<Data, Result> = Pick<
  MoveKind<never, never, Data, Result>,
  'name' | 'kept' | 'recheck' | 'settled' | 'shortEnd' | 'failed'
>
export type AnyKind = EndOf<unknown, unknown>

/** How far a move is: its code was sent, or it is done. */
export type Progress<Data, Result> =
  | { readonly step: 'CODE'; readonly move: Move<Data>; readonly otp: OtpView }
  | { readonly step: 'DONE'; readonly move: Move<Data>; readonly result: Result }
