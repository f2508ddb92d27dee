import type * as z from 'zod/mini'
import type { AnyBase } from './bases.ts'
import type { Role } from './staff/roles.ts'

/**
 * One call of the product, as data. The API registers its route from it, the browser calls by it, the OpenAPI page
 * and the contract tests are generated from it: a shape is written once.
 */
export type Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Result extends Schema = Schema,
> = {
  /** Unique name, also the OpenAPI operation id. */
  readonly id: string
  readonly base: AnyBase
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the base, with `:name` for parameters. */
  readonly path: string
  /** A read that the seed wrote as POST: GET on the same path answers the same bytes and may be cached. */
  readonly cacheable?: true
  /** Changes something: needs the client header, and is never retried by the browser on its own. */
  readonly changes?: true
  /** How often one address may call; every call without a session that changes something says so. */
  readonly perAddress?: { readonly most: number; readonly seconds: number }
  /**
   * Who may call. `required` is somebody signed in; `contact` also a guest who proved a number by code, for the purpose
   * that `provenFor` names. `never` also keeps a stored token from being sent. `staff` is somebody of the office, by cookie.
   */
  readonly session: 'none' | 'required' | 'contact' | 'never' | 'staff'
  /** Of a call with `session: 'staff'`: one of these roles is needed. Without it nobody gets in. */
  readonly staff?: readonly Role[]
  /** Of a call with `session: 'contact'`: without it no guest gets in. */
  readonly provenFor?: 'CONTACT' | 'TICKET' | 'TOPUP' | 'TRACK'
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The most bytes of a raw body (`application/octet-stream`); there is no `body` shape then. */
  readonly rawBytes?: number
  /** Of a call that takes a list: its body may be so large. */
  readonly bodyBytes?: number
  readonly result: Result
  /** The answer carries the envelope's `page`. */
  readonly paged?: true
  /** Answers with a file of this type instead of the envelope; a refusal is still an envelope. */
  readonly file?: 'application/pdf' | 'application/json' | 'text/csv' | 'application/octet-stream'
  readonly summary: string
}

export type Schema = z.ZodMiniType

/** @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Result extends Schema,
  Params extends Schema = z.ZodMiniNever,
  Query extends Schema = z.ZodMiniNever,
  Body extends Schema = z.ZodMiniNever,
>(call: Call<Params, Query, Body, Result>): Call<Params, Query, Body, Result> {
  return call
}

export type ResultOf<C extends Call> = z.output<C['result']>

/** State-changing and code calls must carry it, so that a foreign page cannot make them without a preflight. */
export const CLIENT_HEADER = 'x-client'
