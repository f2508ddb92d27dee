import type { Plugin } from 'vite'

type Importing = { readonly imports?: readonly string[] | undefined }

/** Files that need each other at once, as the way from one of them back to itself; null when there are none. */
export function circleIn(bundle: Readonly<Record<string, Importing>>): string[] | null {
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): string[] | null => {
    const met = way.indexOf(name)
    if (met >= 0) return [...way.slice(met), name]
    if (done.has(name)) return null
    for (const one of bundle[name]?.imports ?? []) {
      const circle = follow(one, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(bundle)) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return null
}

/**
 * Modules never need each other in a circle, but the files that the groups make of them can: then one runs before what it
 * stands on, on some visits only, by which of them came first over the line.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = circleIn(bundle as unknown as Readonly<Record<string, Importing>>)
      if (circle) this.error(`files that need each other: ${circle.join(' > ')}; change the groups`)
    },
  }
}
