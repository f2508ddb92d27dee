import { useKeyPages, type KeyPages, type PagedCall, type RowOf } from '../lists/use-key-pages.ts'

/** A list of an opened record: its id is the only thing that the address of the call names. */
export const useRecordPages = <C extends PagedCall>(call: C, recordId: string): KeyPages<RowOf<C>> =>
  useKeyPages(call, {}, { recordId })
