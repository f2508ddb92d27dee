import type { Call } from '#contracts/call.ts'
import { methodsOf, urlOf } from './serve.ts'

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escape(part)))
      .join('/')}$`,
  )

/** Tells "no such address" from "not with this method". Asked only when no route matched, so it may take its time. */
export function makeAllowedMethods(calls: readonly Call[]): (path: string) => string[] {
  const known = calls.map((call) => ({ pattern: patternOf(urlOf(call)), methods: methodsOf(call) }))
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ]
}
