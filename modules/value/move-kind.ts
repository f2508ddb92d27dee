import type { OtpView } from '#contracts/identity.ts'
import type { Lang } from '#contracts/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Answer } from '#platform/errors/answer.ts'
import type { Totals } from './core.ts'
import type { Kept } from './kept.ts'
import type { Move } from './move.ts'
import type { MovePlan } from './move-plan.ts'

export type Asked<Input, Facts> = {
  readonly id: string
  readonly line: string
  readonly lang: Lang
  readonly input: Input
  readonly facts: Facts
  /** Moves of this kind by this line since the day began in Yangon, those under way included. */
  readonly today: { readonly count: number; readonly kyat: number }
  readonly now: Date
}

export type Settled<Data> = {
  readonly move: Move<Data>
  readonly totals: Totals
  /** What came back of a share; only then. */
  readonly returned: number
  readonly now: Date
}

/** Two moves of one kind and line that agree in these are the same wish. */
export type Same = { readonly product: string | null; readonly counterparty: string | null }

/** One kind of move: its checks, its entries, its words. Everything else is the engine's. */
export type MoveKind<Input = never, Facts = never, Data = unknown, Result = unknown> = {
  readonly name: string
  /** What is written down for the end and for the answer, and how it is read again. */
  readonly kept: Kept<Data, Result>
  /** While such a move has no end, the same wish is not begun again; null for a kind that never clashes. */
  same(input: Input): Same | null
  /** It will wait for a code, and takes the place of one that waits already. */
  waits(input: Input): boolean
  /** What has to be asked outside, before the line is locked. */
  gather(line: string, input: Input): Promise<Facts>
  /** Under the line's lock: nothing else of this line begins meanwhile. */
  check(tx: Tx, asked: Asked<Input, Facts>): Promise<Answer<MovePlan<Data>>>
  /** With the end of the move, in its transaction. What it gives back is the answer, now and for ever. */
  settled(tx: Tx, settled: Settled<Data>): Promise<Result>
  /** The same for a move that took nothing. */
  failed?(tx: Tx, move: Move<Data>, now: Date): Promise<void>
}

/** What the end of a move needs of its kind; its input is behind it. */
export type EndOf<Data, Result> = Pick<
  MoveKind<never, never, Data, Result>,
  'name' | 'kept' | 'settled' | 'failed'
>
export type AnyKind = EndOf<unknown, unknown>

/** How far a move has come: its code is on the way, or it is done. */
export type Progress<Data, Result> =
  | { readonly step: 'CODE'; readonly move: Move<Data>; readonly otp: OtpView }
  | { readonly step: 'DONE'; readonly move: Move<Data>; readonly result: Result }
