/** As wouter's parsers answer: an expression, and the names of its groups in order. */
export type RoutePattern = { readonly pattern: RegExp; readonly keys: string[] }

const PARAMETER = /(:\w+(?:\([^)]*\))?)/

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `post/:id` takes any one segment, `voucher/:class(a|b)` only the ones listed. Letter case counts. */
export function routePattern(path: string): RoutePattern {
  const keys: string[] = []
  const source = path.split(PARAMETER).map((part) => {
    const [, name, choices] = /^:(\w+)(?:\((.*)\))?$/.exec(part) ?? []
    if (name === undefined) return escape(part)
    keys.push(name)
    return `(${choices ?? '[^/]+'})`
  })
  return { keys, pattern: new RegExp(`^${source.join('')}$`) }
}

/** A part of an address as it was meant; null when it is no valid encoding. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
