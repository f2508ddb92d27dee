import type { FastifyInstance } from 'fastify'
import type { BaseName } from '#contracts/bases.ts'

/** What the web asks for before its first call: the same build runs against any set of hosts. */
export type RunTimeConfig = {
  readonly bases: Readonly<Record<BaseName, string>>
  readonly communityCategoryId: string
  readonly flags: Readonly<Record<string, boolean>>
  /** The page that is there when this website is not. */
  readonly statusUrl?: string
  /** A path of our own origin; left out where the map of shops has no streets. */
  readonly mapTilesUrl?: string
}

/** `clockAheadMs` is named only where a demo's clock was moved: the page then counts from the same moment. */
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

/** Origins the page must be allowed to call, because a base lives there. */
export const foreignOrigins = (bases: Readonly<Record<string, string>>): string[] => [
  ...new Set(Object.values(bases).flatMap((base) => (base.startsWith('http') ? [new URL(base).origin] : []))),
]
