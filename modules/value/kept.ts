import type * as z from 'zod/mini'

export type Shape<T> = z.ZodMiniType<T>

type Shapes<Data, Result> = { readonly data: Shape<Data>; readonly result: Shape<Result> }

/**
 * What a kind of move stores, to be read by another process, after a restart, or by a later release. Changing a shape means raising the
 * version and saying in `before` how to read the old one.
 */
export type Kept<Data, Result> = Shapes<Data, Result> & {
  readonly version: number
  readonly before?: Readonly<Record<number, Shapes<Data, Result>>>
}

export const shapesOf = <Data, Result>(
  kept: Kept<Data, Result>,
  version: number,
): Shapes<Data, Result> | null => (version === kept.version ? kept : (kept.before?.[version] ?? null))
