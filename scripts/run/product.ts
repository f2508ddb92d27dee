import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { portOf, type PortName } from '#platform/config/ports.ts'
import { root } from '../root.ts'

/** A process of the product. One that has no code yet is left out, so the list needs no change when it comes. */
export type Part = {
  readonly name: string
  readonly main: string
  readonly port: number
  readonly says: string
  /** An address that answers as long as this process has the port. */
  readonly alive: string
}

const portFrom = (name: PortName): number => portOf(process.env, name)

export const webPort = (): number => portFrom('API_PORT')
export const adminPort = (): number => portFrom('ADMIN_PORT')

export const ADMIN_SAYS = 'figures of the API (/metrics) and its description (/docs)'

export const parts = (): Part[] =>
  [
    { name: 'api', main: 'apps/api/main.ts', port: webPort(), says: 'website and API' },
    {
      name: 'worker',
      main: 'apps/worker/main.ts',
      port: portFrom('WORKER_PORT'),
      says: 'jobs (health and metrics)',
    },
    {
      name: 'office',
      main: 'apps/staff-api/main.ts',
      port: portFrom('OFFICE_PORT'),
      says: 'the office of the staff',
    },
    {
      name: 'status',
      main: 'apps/status/main.ts',
      port: portFrom('STATUS_PORT'),
      says: 'the status page, which stands alone',
    },
    {
      name: 'simulator',
      main: 'apps/simulator/main.ts',
      port: portFrom('SIMULATOR_PORT'),
      says: 'SMS and mail inboxes, payment pages, fault switches',
    },
    { name: 'cms', main: 'apps/cms/main.ts', port: portFrom('CMS_PORT'), says: 'editing' },
    {
      name: 'preview',
      main: 'apps/api/preview-main.ts',
      port: portFrom('PREVIEW_PORT'),
      says: 'the website over drafts, opened from the CMS',
    },
  ]
    .filter(
      ({ name, main }) =>
        existsSync(join(root, main)) &&
        (!OF_CMS.has(name) || cmsIsSetUp()) &&
        // Anybody who opens it can read everybody's codes.
        (name !== 'simulator' || process.env['PROFILE'] !== 'production'),
    )
    .map((part) => ({ ...part, alive: part.name === 'cms' ? CMS_ALIVE : '/health/live' }))

/** The CMS has no health of its own; what everybody may read of it says as much. */
const CMS_ALIVE = '/api/posts?limit=1'

const OF_CMS: ReadonlySet<string> = new Set(['cms', 'preview'])

/** The website needs no CMS: it is started where it was built and given a database of its own. */
const cmsIsSetUp = (): boolean =>
  Boolean(process.env['CMS_DATABASE_URL']) && existsSync(join(root, 'apps/cms/.next/standalone/server.js'))

export const addressOf = (port: number): string => `http://localhost:${port}`
