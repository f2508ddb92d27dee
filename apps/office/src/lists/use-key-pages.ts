import type { Call, ResultOf } from '#contracts/call.ts'
import { useState } from 'react'
import type { CallInput } from '../api/call-office.ts'
import type { Refusal } from '../api/refusal.ts'
import { useRead } from '../api/use-read.ts'

type Paged = { readonly rows: readonly unknown[]; readonly next: string | null }

/** A call that answers a page and the key that the next one begins with. */
export type PagedCall = Call & { readonly result: { readonly _zod: { readonly output: Paged } } }

export type RowOf<C extends PagedCall> = ResultOf<C>['rows'][number]

export type KeyPages<Row> = {
  readonly rows: readonly Row[]
  readonly loading: boolean
  readonly refusal: Refusal | null
  readonly page: number
  readonly forward: (() => void) | undefined
  readonly back: (() => void) | undefined
}

const BOARD_MS = 30_000

/**
 * Pages of a list by key. Keys of the pages before are kept in memory, so that one can go back; another question
 * begins at its first page. The first page is asked for again by itself, as long as somebody works.
 */
export function useKeyPages<C extends PagedCall>(
  call: C,
  body: Readonly<Record<string, unknown>>,
  params?: Readonly<Record<string, string>>,
): KeyPages<RowOf<C>> {
  const question = JSON.stringify([body, params])
  const [stand, setStand] = useState({ question, keys: [] as readonly string[] })
  const keys = stand.question === question ? stand.keys : []
  const after = keys.at(-1) ?? null
  const input = { body: { ...body, after }, ...(params && { params }) } as unknown as CallInput<C>
  const { data, isPending, error } = useRead(call, input, {
    ...(after === null ? { everyMs: BOARD_MS } : {}),
    forgets: params !== undefined,
  })
  const found = data as Paged | undefined
  const next = found?.next ?? null
  return {
    rows: (found?.rows ?? []) as readonly RowOf<C>[],
    loading: isPending,
    refusal: error,
    page: keys.length + 1,
    forward: next === null ? undefined : () => setStand({ question, keys: [...keys, next] }),
    back: keys.length === 0 ? undefined : () => setStand({ question, keys: keys.slice(0, -1) }),
  }
}
