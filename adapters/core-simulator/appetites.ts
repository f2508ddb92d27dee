import * as z from 'zod/mini'
import type { Appetite } from './network.ts'

const PATIENCE_MS = 1_000
const Said = z.object({ lines: z.array(z.object({ line: z.string(), mbPerDay: z.int() })) })

/** What the simulator's page is set to. A simulator that is away means that nobody uses anything. */
export const askAppetites = (url: string) =>
  async function appetites(): Promise<readonly Appetite[]> {
    try {
      const answer = await fetch(`${url}/core/use`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      return z.parse(Said, await answer.json()).lines
    } catch {
      return []
    }
  }
