import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The data a page was rendered with, sent along so that nothing is requested again during hydration. */
export type Answers = readonly (readonly [QueryKey, unknown])[]

/** Only queries with data; disabled ones have none. */
export const answersOf = (client: QueryClient): Answers =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/** Counted as fresh, because the server renders again whenever its content changes. */
export function putAnswers(client: QueryClient, answers: Answers): void {
  for (const [key, data] of answers) client.setQueryData(key, data)
}
