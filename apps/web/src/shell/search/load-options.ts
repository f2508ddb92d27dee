import type { SearchOption } from './search-options.ts'

let options: Promise<readonly SearchOption[]> | null = null

async function ask(): Promise<readonly SearchOption[]> {
  const answer = await fetch('./assets/i18n/routing.json')
  if (!answer.ok) throw new Error(`routing.json answered ${answer.status}`)
  return (await answer.json()) as readonly SearchOption[]
}

/** Fetched when the search is first opened, and again after a failure. */
export function loadOptions(): Promise<readonly SearchOption[]> {
  options ??= ask().catch((error: unknown) => {
    options = null
    throw error
  })
  return options
}

const BURMESE = /[\u1000-\u109F]/

/** Zawgyi needs a model of 25 KB; only somebody who types Burmese letters loads it. */
export async function readingsOf(query: string): Promise<readonly string[]> {
  if (!BURMESE.test(query)) return [query]
  const { readings } = await import('#language/zawgyi.ts')
  return readings(query)
}
