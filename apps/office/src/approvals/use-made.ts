import type { Made } from '#contracts/staff/proposals.ts'
import type * as z from 'zod/mini'
import { useWords } from '../i18n/use-words.ts'

/** What came of proposing, in words: done alone, or why a second person is asked. */
export function useMade(): (made: z.output<typeof Made>) => string {
  const words = useWords()
  return ({ state, second }) =>
    state === 'PROPOSED'
      ? words('made.waits', { why: words(`second.${second ?? 'KIND'}`) })
      : words('made.alone')
}
