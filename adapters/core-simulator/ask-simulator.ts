import { CORE_FAULTS, type CoreFault, type NextFault } from './with-faults.ts'

const PATIENCE_MS = 1_000

/** What the simulator's core page is set to. A simulator that is away sets nothing. */
export const askSimulator = (url: string): NextFault =>
  async function next(call) {
    const asked = `${url}/core/next?call=${call}`
    try {
      const answer = await fetch(asked, { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) })
      const { fault } = (await answer.json()) as { fault: CoreFault }
      return CORE_FAULTS.includes(fault) ? fault : 'NONE'
    } catch {
      return 'NONE'
    }
  }
