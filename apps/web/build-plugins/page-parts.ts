/** What the bundler tells of a module. */
type Modules = {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

export const OURS = /\/(apps\/web\/src|ui|language|contracts)\//

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
