import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a drawn page was told, as it travels with it: who takes the page over asks for none of it again. */
export type Answers = readonly (readonly [QueryKey, unknown])[]

/** Only what came; a question that is switched off has no answer. */
export const answersOf = (client: QueryClient): Answers =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

/** As fresh as if they had just been asked for: the server draws anew whenever its content changes. */
export function putAnswers(client: QueryClient, answers: Answers): void {
  for (const [key, data] of answers) client.setQueryData(key, data)
}
