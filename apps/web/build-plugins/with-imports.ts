type Importing = { readonly imports?: readonly string[] | undefined }

/** A file of the bundle and all it needs at once, those it stands on before itself; two may need each other. */
export function withImports(
  name: string,
  bundle: Readonly<Record<string, Importing>>,
  found = new Set<string>(),
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(name)) return found
  seen.add(name)
  for (const one of bundle[name]?.imports ?? []) withImports(one, bundle, found, seen)
  return found.add(name)
}
