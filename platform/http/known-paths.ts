import type { Call } from '#contracts/call.ts'
import { routePattern } from '#contracts/route-pattern.ts'
import { methodsOf, urlOf } from './serve.ts'

/** Tells an unknown address from a wrong method. Called only when no route matched, so it may be slow. */
export function makeAllowedMethods(calls: readonly Call[]): (path: string) => string[] {
  const known = calls.map((call) => ({
    pattern: routePattern(urlOf(call)).pattern,
    methods: methodsOf(call),
  }))
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ]
}
