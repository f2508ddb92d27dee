import type { FastifyInstance } from 'fastify'
import type { BaseName } from '#contracts/bases.ts'

/** What the website requests before its first call, so that one build runs against any hosts. */
export type RunTimeConfig = {
  readonly bases: Readonly<Record<BaseName, string>>
  readonly communityCategoryId: string
  readonly flags: Readonly<Record<string, boolean>>
  /** The status page on its own host. */
  readonly statusUrl?: string
  /** A path on our own origin; absent where the shop map has no streets. */
  readonly mapTilesUrl?: string
}

/** `clockAheadMs` is present only where a demo's clock was moved: the page then uses the same time. */
export function serveRunTimeConfig(
  app: FastifyInstance,
  config: RunTimeConfig,
  clockAheadMs: () => number = () => 0,
): void {
  const body = JSON.stringify(config)
  app.get('/config.json', async (_request, reply) => {
    const aheadMs = clockAheadMs()
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(aheadMs === 0 ? body : JSON.stringify({ ...config, clockAheadMs: aheadMs }))
  })
}

/** Other origins the page must be allowed to call, because a base is there. */
export const foreignOrigins = (bases: Readonly<Record<string, string>>): string[] => [
  ...new Set(Object.values(bases).flatMap((base) => (base.startsWith('http') ? [new URL(base).origin] : []))),
]
