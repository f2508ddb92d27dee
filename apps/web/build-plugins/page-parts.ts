/** What the bundler tells of a module. */
type Modules = {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null
}

export const OURS = /\/(apps\/web\/src|ui|language|contracts|brand)\//

/** Whether a module is needed by a page, directly or by another that is; what is fetched later does not count. */
function isNeededBy(page: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (page.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importers.some((one) => isNeededBy(page, one, modules, seen)) ?? false
}

/**
 * One file for what a much opened page shares with others. By itself the bundler makes a file of each part, and on a
 * slow line every file is a way to the server: the home page had 26 of them.
 */
export const sharedPartsOf = (name: string, page: RegExp) => ({
  name: (id: string, modules: Modules) => (OURS.test(id) && isNeededBy(page, id, modules) ? name : null),
  minShareCount: 2,
  includeDependenciesRecursively: false,
})

/** The files that need a module at once, directly or by others: those that somebody fetches later, or that begin. */
function fetchedWith(id: string, modules: Modules, found = new Set<string>(), seen = new Set<string>()) {
  if (seen.has(id)) return found
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  if (dynamicImporters.length > 0 || importers.length === 0) found.add(id)
  for (const one of importers) fetchedWith(one, modules, found, seen)
  return found
}

/**
 * One file for all that the app begins with, and what the page most visits begin with shares with others: nearly every visit
 * needs both, and together they compress better.
 */
export const everyVisitsParts = (name: string, start: RegExp, page: RegExp, also: RegExp) => ({
  name: (id: string, modules: Modules) => {
    if (!OURS.test(id)) return null
    if (also.test(id) || isNeededBy(start, id, modules)) return name
    return isNeededBy(page, id, modules) && fetchedWith(id, modules).size > 1 ? name : null
  },
})
