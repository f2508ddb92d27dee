import * as z from 'zod/mini'
import type { Appetite } from './network.ts'

const PATIENCE_MS = 1_000
const Said = z.object({ lines: z.array(z.object({ line: z.string(), mbPerDay: z.int() })) })

/** The use of data that is set on the simulator's page. While the simulator is down, nobody uses anything. */
export const askAppetites = (url: string) =>
  async function appetites(): Promise<readonly Appetite[]> {
    try {
      const answer = await fetch(`${url}/core/use`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      return z.parse(Said, await answer.json()).lines
    } catch {
      return []
    }
  }
