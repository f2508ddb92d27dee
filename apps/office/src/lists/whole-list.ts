import type { UseQueryResult } from '@tanstack/react-query'
import type { Refusal } from '../api/refusal.ts'
import type { KeyPages } from './use-key-pages.ts'

/** A list that is short enough to come whole. */
export const wholeList = <Row>({
  data,
  isPending,
  error,
}: UseQueryResult<readonly Row[], Refusal>): KeyPages<Row> => ({
  rows: data ?? [],
  loading: isPending,
  refusal: error,
  page: 1,
  forward: undefined,
  back: undefined,
})
