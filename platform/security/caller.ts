import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a call comes from. */
export type Caller = { readonly address: string; readonly requestId: string; readonly session: string | null }

const callers = new AsyncLocalStorage<Caller>()

/** For the events alone: a use case deep down notes one, and no other has to hand the address on to it. */
export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Nobody where the worker or staff at a keyboard do it. */
export const currentCaller = (): Caller | null => callers.getStore() ?? null
