import type { DataUse } from '#contracts/account.ts'
import { PATIENCE, within, type OperatorCore } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'

type Deps = { readonly core: Pick<OperatorCore, 'useByDay'>; readonly clock: Clock }

const DAYS = 30

/** Data used per day; null where the core cannot report it. */
export function makeDataUse({ core, clock }: Deps) {
  return async function dataUse(line: string): Promise<Answer<DataUse>> {
    const asOf = clock.now().toISOString()
    if (!core.useByDay) return ok({ days: null, asOf })
    try {
      const used = await within(PATIENCE.readMs, core.useByDay({ line, unit: 'MB', days: DAYS }))
      return ok({ days: used.map(({ day, amount }) => ({ day, usedMb: amount })), asOf })
    } catch (error) {
      if (error instanceof NoAnswer) return refused('UPSTREAM_TIMEOUT')
      throw error
    }
  }
}
