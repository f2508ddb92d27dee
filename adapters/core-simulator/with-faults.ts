import { NoAnswer } from '#platform/errors/no-answer.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CoreAnswer, OperatorCore } from '#modules/value/index.ts'

export const CORE_FAULTS = [
  'NONE',
  'DELAY',
  'SILENT_BEFORE_EFFECT',
  'SILENT_AFTER_EFFECT',
  'DUPLICATE',
  'WRONG_PRICE',
  'DOWN',
] as const
export type CoreFault = (typeof CORE_FAULTS)[number]

/** A core that can be silent is an outside one: it is never part of our transaction. */
type Call = Exclude<keyof OperatorCore, 'within' | 'parts'>

/** Asked before every call of the core: the fault to apply to it. Orders that only refer to another order have no line. */
export type NextFault = (call: Call, line: string | null) => CoreFault | Promise<CoreFault>

type Options = { readonly next: NextFault; readonly delayMs?: number }

const WRITES: readonly Call[] = ['charge', 'transfer', 'credit', 'reserve', 'void', 'reverse', 'takeBack']
const DELAY_MS = 3_000

/** A core that misbehaves on demand. Without a fault it behaves like the given one. */
export function withFaults(core: OperatorCore, { next, delayMs = DELAY_MS }: Options): OperatorCore {
  const run = async (name: Call, input: unknown): Promise<unknown> => {
    const call = () => (core[name] as (given: unknown) => Promise<unknown>).call(core, input)
    switch (await next(name, lineOf(name, input))) {
      case 'DOWN':
        throw new NoAnswer()
      case 'DELAY':
        await sleep(delayMs)
        return call()
      case 'SILENT_BEFORE_EFFECT':
        if (WRITES.includes(name)) throw new NoAnswer()
        return call()
      case 'SILENT_AFTER_EFFECT':
        if (!WRITES.includes(name)) return call()
        await call()
        throw new NoAnswer()
      case 'DUPLICATE':
        await call()
        return call()
      case 'WRONG_PRICE':
        return overcharged((await call()) as CoreAnswer)
      default:
        return call()
    }
  }
  const reads: readonly Call[] = ['line', 'spentKyat', 'find', 'abandon', 'useByDay', 'paidIn']
  // An optional call the core does not have cannot fail either.
  const names = [...WRITES, ...reads].filter((name) => core[name] !== undefined)
  return Object.fromEntries(
    names.map((name) => [name, (input: unknown) => run(name, input)]),
  ) as unknown as OperatorCore
}

/** The line a call is about. */
function lineOf(call: Call, input: unknown): string | null {
  if (call === 'line') return input as string
  if (typeof input !== 'object' || input === null) return null
  const { payer, from, line } = input as { payer?: string; from?: string; line?: string }
  return payer ?? from ?? line ?? null
}

const overcharged = (answer: CoreAnswer): CoreAnswer =>
  answer?.outcome === 'DONE' && answer.taken !== undefined
    ? { ...answer, taken: { ...answer.taken, amount: answer.taken.amount + 100 } }
    : answer
