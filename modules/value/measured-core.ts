import { Histogram } from 'prom-client'
import type { Metrics } from '#platform/metrics/request-metrics.ts'
import type { CoreInside, OperatorCore } from './core.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const ORDERS = ['charge', 'transfer', 'credit', 'reserve', 'void', 'reverse', 'takeBack'] as const
const QUESTIONS = ['line', 'spentKyat', 'useByDay', 'paidIn', 'find', 'abandon'] as const

type Call = (typeof ORDERS)[number] | (typeof QUESTIONS)[number]
type Ask = (input: unknown) => Promise<unknown>

/** The metric's label of an answer: the reason of a refusal, `NONE` where none came. */
const outcomeOf = (answer: unknown): string => {
  const { outcome, reason } = Object(answer) as { outcome?: string; reason?: string }
  return reason ?? outcome ?? 'DONE'
}

/**
 * The same core with its times and outcomes measured. Orders inside our own statements (`parts`) are part of their time and not measured
 * here.
 */
export function measureCore(core: OperatorCore, { registry }: Metrics): OperatorCore {
  const seconds = new Histogram({
    name: 'core_answer_seconds',
    help: "How long the operator's core took, by what it was asked and what it said: DONE, the reason of a refusal, or NONE.",
    labelNames: ['order', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  const measured =
    (order: Call, ask: Ask): Ask =>
    async (input) => {
      const stop = seconds.startTimer({ order })
      try {
        const answer = await ask(input)
        stop({ outcome: outcomeOf(answer) })
        return answer
      } catch (error) {
        stop({ outcome: 'NONE' })
        throw error
      }
    }
  const wrap = <T extends object>(inner: T, calls: readonly Call[]): T => ({
    ...inner,
    ...Object.fromEntries(
      calls
        .filter((name) => name in inner)
        .map((name) => {
          const ask = (inner as Record<string, Ask>)[name] as Ask
          return [name, measured(name, (input) => ask.call(inner, input))]
        }),
    ),
  })
  const { within } = core
  return {
    ...wrap(core, [...ORDERS, ...QUESTIONS]),
    ...(within && { within: (tx) => wrap<CoreInside>(within.call(core, tx), ORDERS) }),
  }
}
