import type { OperatorCore } from '#modules/value/index.ts'
import { CORE_FAULTS, withFaults, type CoreFault, type NextFault } from './with-faults.ts'

const PATIENCE_MS = 1_000

/** What is set on the simulator's page for the core. While the simulator is down, nothing is. */
const askSimulator = (url: string): NextFault =>
  async function next(call, line) {
    const asked = `${url}/core/next?${new URLSearchParams({ call, ...(line && { line }) })}`
    try {
      const answer = await fetch(asked, { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
      const { fault } = (await answer.json()) as { fault: CoreFault }
      return CORE_FAULTS.includes(fault) ? fault : 'NONE'
    } catch {
      return 'NONE'
    }
  }

/** In development the core can be made to misbehave; without a simulator this is the given core. */
export const steered = (core: OperatorCore, simulatorUrl: string | undefined): OperatorCore =>
  simulatorUrl === undefined ? core : withFaults(core, { next: askSimulator(simulatorUrl) })
