import { keysSpelledIn } from './words-in-code.ts'

/** What the bundler knows of the modules it put together. */
export type Modules = {
  getModuleInfo(id: string): {
    readonly code: string | null
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
  getModuleIds(): IterableIterator<string>
  parse(code: string): unknown
}

const LIST_OF_PAGES = /\/app\/other-pages\.ts$/
const START = /\/app\/main\.tsx$/
const OURS = /\/(apps\/web\/src|contracts|language|ui)\//

/** A module and all it needs, at once or later; pages are apart. */
function around(id: string, modules: Modules, pages: ReadonlySet<string>, found = new Set<string>()) {
  if (found.has(id) || !OURS.test(id)) return found
  found.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
  for (const one of [...importedIds, ...dynamicallyImportedIds])
    if (!pages.has(one)) around(one, modules, pages, found)
  return found
}

const nameOf = (id: string) => /([\w-]+)\.tsx$/.exec(id)?.[1] ?? id

export type PageWords = {
  /** What is said by the frame, by home and around every page. */
  readonly first: ReadonlySet<string>
  /** By the name of a page's file: what it says beside that. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * Which texts travel with which page: those that its code spells, in all of its parts. So nobody fetches the words of pages
 * they never open, and nobody has to keep a list.
 */
export function pageWords(keys: readonly string[], modules: Modules): PageWords {
  const ids = [...modules.getModuleIds()]
  const spelled = new Map<string, ReadonlySet<string>>()
  const spelledIn = (id: string) => {
    const known = spelled.get(id)
    if (known) return known
    const code = modules.getModuleInfo(id)?.code
    const here = code ? keysSpelledIn(modules.parse(code), keys) : new Set<string>()
    spelled.set(id, here)
    return here
  }
  const said = (id: string, pages: ReadonlySet<string>) =>
    new Set([...around(id, modules, pages)].flatMap((one) => [...spelledIn(one)]))

  const list = ids.find((id) => LIST_OF_PAGES.test(id)) ?? ''
  const pages = new Set(modules.getModuleInfo(list)?.dynamicallyImportedIds)
  const first = said(ids.find((id) => START.test(id)) ?? '', pages)
  return {
    first,
    pages: new Map(
      [...pages].map((id) => [
        nameOf(id),
        new Set([...said(id, new Set())].filter((key) => !first.has(key))),
      ]),
    ),
  }
}
