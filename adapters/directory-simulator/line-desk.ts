import * as z from 'zod'
import type { LineDesk } from '#modules/lost-phone/index.ts'

const PATIENCE_MS = 2_000
const Suspended = z.object({ state: z.enum(['SUSPENDED', 'REFUSED']) })
const Puk = z.object({ puk: z.nullable(z.string()) })

/** The simulator's line desk. A late answer, or one of unknown shape, counts as silence. */
export function makeSimulatedDesk(url: string): LineDesk {
  const ask = async <T>(path: string, shape: z.ZodType<T>, init: RequestInit = {}): Promise<T | 'SILENT'> => {
    try {
      const answer = await fetch(`${url}/lines${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      return answer.ok ? shape.parse(await answer.json()) : 'SILENT'
    } catch {
      return 'SILENT'
    }
  }
  return {
    async suspend(order) {
      const headers = { 'content-type': 'application/json' }
      const answer = await ask('/suspensions', Suspended, {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      })
      if (answer === 'SILENT') return 'SILENT'
      return answer.state === 'SUSPENDED' ? 'DONE' : 'REFUSED'
    },
    puk: (number) => ask(`/${number}/puk`, Puk),
  }
}
