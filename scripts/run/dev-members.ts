import type { Member } from './process-group.ts'
import type { Part } from './product.ts'

const VITE = 'node_modules/vite/bin/vite.js'
const SERVER = 'scripts/run/dev-server.ts'
const IN_SERVER: ReadonlySet<string> = new Set(['api', 'worker'])
/** Built ahead, or shown to editors only: they run on as they were started. */
const NOT_WATCHED: ReadonlySet<string> = new Set(['cms', 'preview'])

const watched = (file: string): string[] => ['--watch-preserve-output', '--watch', file]

/** The processes of `npm run dev`, so that a change in one module restarts one of them. */
export function devMembers(
  parts: readonly Part[],
  web: { readonly port: number; readonly apiAddress: string },
): Member[] {
  return [
    { name: 'server', args: watched(SERVER) },
    ...parts
      .filter(({ name }) => !IN_SERVER.has(name))
      .map(({ name, main }) => ({ name, args: NOT_WATCHED.has(name) ? [main] : watched(main) })),
    {
      name: 'web',
      args: [VITE, 'apps/web', '--port', String(web.port), '--strictPort'],
      env: { API_ADDRESS: web.apiAddress },
    },
  ]
}
