import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a call comes from. */
export type Caller = { readonly address: string; readonly requestId: string; readonly session: string | null }

const callers = new AsyncLocalStorage<Caller>()

/** For security events only: a use case can note one without every function passing the address along. */
export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Null in the worker and in commands of staff. */
export const currentCaller = (): Caller | null => callers.getStore() ?? null
