import type { OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NewRow } from '#platform/db/insert-from.ts'
import type { RowMark } from '#platform/db/update-from.ts'
import type { Expression, Look } from '#platform/db/part.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { CoreParts, Totals } from './core.ts'
import type { Kept } from './kept.ts'
import type { Move } from './move.ts'
import type { MovePlan } from './move-plan.ts'

export type Asked<Input, Facts> = {
  readonly id: string
  readonly line: string
  readonly lang: Lang
  readonly input: Input
  readonly facts: Facts
  /** Moves of this kind by this line since the day began in Yangon, those under way included; null without `hasDailyLimit`. */
  readonly today: { readonly count: number; readonly kyat: number } | null
  readonly now: Date
}

export type Settled<Data> = {
  readonly move: Move<Data>
  readonly totals: Totals
  /** What came back of a share; only then. */
  readonly returned: number
  readonly now: Date
}

/** What is asked for, before the facts that decide are known. */
export type AskedInput<Input> = Pick<Asked<Input, never>, 'id' | 'line' | 'lang' | 'input' | 'now'>

/** What a move that ended well leaves behind: all is known before the core is asked, but for what the core will say. */
export type ShortEnd<Result> = {
  readonly rows: readonly NewRow[]
  /** Rows that stand already and are changed with it. */
  readonly marks?: readonly RowMark[]
  result(totals: Totals): Result
  /** The same for the move's own row, where the totals are an expression. */
  kept(totals: Expression): Expression
}

/** Two moves of one kind and line that agree in these ask for the same thing. */
export type Same = { readonly product: string | null; readonly counterparty: string | null }

/** One kind of move: its checks, its entries, its words. Everything else is the engine's. */
export type MoveKind<Input = never, Facts = never, Data = unknown, Result = unknown> = {
  readonly name: string
  /** Its moves of today are counted while the line is locked. */
  readonly hasDailyLimit?: true
  /** What is written down for the end and for the answer, and how it is read again. */
  readonly kept: Kept<Data, Result>
  /** While such a move has no end, the same request is not begun again; null for a kind that never clashes. */
  same(input: Input): Same | null
  /** It will wait for a code, and takes the place of one that waits already. */
  waits(input: Input): boolean
  /** What has to be asked outside, before the line is locked. */
  gather(line: string, input: Input): Promise<Facts>
  /** Under the line's lock: nothing else of this line begins meanwhile. */
  check(tx: Tx, asked: Asked<Input, Facts>): Promise<Answer<MovePlan<Data>>>
  /**
   * The same decision by one look that goes with the lock, for a core whose answers can be parts of our statements. Null
   * where this request has to ask more than that.
   */
  atOneLook?(asked: AskedInput<Input>, core: CoreParts): Look<Answer<MovePlan<Data>>> | null
  /** With the end of the move, in its transaction. What it gives back is the answer, now and for ever. */
  settled(tx: Tx, settled: Settled<Data>): Promise<Result>
  /** The same in the statement that asks the core; null for a move whose end is more than new rows. */
  shortEnd?(move: Move<Data>, now: Date): ShortEnd<Result> | null
  /** The same for a move that took nothing: refused, given up or never confirmed. */
  failed?(tx: Tx, move: Move<Data>, now: Date): Promise<void>
}

/** The part of a kind that the end of a move needs; the input is no longer known by then. */
export type EndOf<Data, Result> = Pick<
  MoveKind<never, never, Data, Result>,
  'name' | 'kept' | 'settled' | 'shortEnd' | 'failed'
>
export type AnyKind = EndOf<unknown, unknown>

/** How far a move has come: its code is on the way, or it is done. */
export type Progress<Data, Result> =
  | { readonly step: 'CODE'; readonly move: Move<Data>; readonly otp: OtpView }
  | { readonly step: 'DONE'; readonly move: Move<Data>; readonly result: Result }
