import { APP_NODES, CA, PORTS } from './places.ts'
import { clusterSecrets } from './values.ts'

type Through = { readonly address: string; readonly port: number }

const TLS = `sslmode=verify-full&sslrootcert=${encodeURIComponent(CA)}`
const NAME = 'portal'

const url = (role: string, password: string, { address, port }: Through, database: string): string =>
  `postgres://${role}:${password}@${address}:${port}/${database}?${TLS}`

/** By a balancer to whoever leads. */
const leading = (at: 0 | 1): Through => ({ address: APP_NODES[at].address, port: PORTS.DATABASE_PORT })

export const ownerUrl = (): string => url(NAME, clusterSecrets().OWNER_PASSWORD, leading(0), NAME)

export const superuserUrl = (database = 'postgres', through: Through = leading(0)): string =>
  url('postgres', clusterSecrets().SUPERUSER_PASSWORD, through, database)

/** The CMS's own database, as its owner and as whoever carries what was published over to the website. */
export function cmsUrls(): { readonly url: string; readonly outboxUrl: string } {
  const { CMS_PASSWORD } = clusterSecrets()
  return {
    url: url('portal_cms', CMS_PASSWORD, leading(0), 'portal_cms'),
    outboxUrl: url('portal_cms_outbox', CMS_PASSWORD, leading(1), 'portal_cms'),
  }
}

export const ROLES = ['', '_api', '_worker', '_staff'].map((end) => `${NAME}${end}`)

/** What a process on a machine in front is told: through its own pooler, and past it by its own balancer. */
export function databaseSettings(at: 0 | 1): Record<string, string> {
  const secrets = clusterSecrets()
  const pooler = { address: APP_NODES[at].address, port: PORTS.POOLER_PORT }
  return {
    DATABASE_URL: url(NAME, secrets.OWNER_PASSWORD, pooler, NAME),
    API_DATABASE_URL: url(`${NAME}_api`, secrets.API_PASSWORD, pooler, NAME),
    WORKER_DATABASE_URL: url(`${NAME}_worker`, secrets.WORKER_PASSWORD, pooler, NAME),
    STAFF_DATABASE_URL: url(`${NAME}_staff`, secrets.STAFF_PASSWORD, pooler, NAME),
    DATABASE_DIRECT_URL: url(NAME, secrets.OWNER_PASSWORD, leading(at), NAME),
  }
}
