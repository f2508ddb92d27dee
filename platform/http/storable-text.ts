import type { FastifySchemaCompiler } from 'fastify'

/** NUL, which PostgreSQL cannot store, and lone surrogates, which are not valid text. */
const UNSTORABLE = /[\u0000\p{Cs}]/u

function holdsUnstorable(data: unknown): boolean {
  if (typeof data === 'string') return UNSTORABLE.test(data)
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return false
  return Object.entries(data).some(([key, value]) => UNSTORABLE.test(key) || holdsUnstorable(value))
}

/** Runs before any schema: text that cannot be stored is the sender's mistake, not ours, whatever the call. */
export const refuseUnstorable =
  <S>(compile: FastifySchemaCompiler<S>): FastifySchemaCompiler<S> =>
  (route) => {
    const judge = compile(route)
    return (data: unknown) =>
      holdsUnstorable(data) ? { error: new Error('text that cannot be stored') } : judge(data)
  }
