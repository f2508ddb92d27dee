import type { fixedClock } from '#platform/clock/clock.ts'
import type { OperatorCore } from './core.ts'

export type CoreUnderTest = {
  readonly core: OperatorCore
  readonly clock: ReturnType<typeof fixedClock>
  /** A new line with this main balance. */
  open(kyat: number): Promise<string>
  useUp(line: string, unit: string, amount: number): Promise<void>
}
