type Env = Readonly<Record<string, string | undefined>>

/** Serving processes, each with its own role. */
export const SERVING = ['api', 'worker', 'staff'] as const
export type Serving = (typeof SERVING)[number]

/** The setting each of them uses instead of DATABASE_URL. */
export const SERVING_DATABASES = {
  api: 'API_DATABASE_URL',
  worker: 'WORKER_DATABASE_URL',
  staff: 'STAFF_DATABASE_URL',
} as const satisfies Record<Serving, string>
type ServingDatabase = (typeof SERVING_DATABASES)[Serving]

const placeOf = (url: string): string | null => {
  if (!URL.canParse(url)) return null
  const { hostname, port, pathname, searchParams } = new URL(url)
  return [searchParams.get('host') ?? hostname, port || '5432', pathname].join(' ')
}

export const roleIn = (url: string): string | null =>
  URL.canParse(url) ? decodeURIComponent(new URL(url).username) : null

/** Settings that lead to different databases: one of them belongs to another copy of the product. */
export function otherDatabases(env: Env): string[] {
  const own = env['DATABASE_URL'] && placeOf(env['DATABASE_URL'])
  const others = Object.values(SERVING_DATABASES).filter((name) => {
    const place = env[name] && placeOf(env[name])
    return own && place && place !== own
  })
  const direct = env['DATABASE_DIRECT_URL']
  const isElsewhere = own && direct && nameOf(direct) !== nameOf(env['DATABASE_URL'] ?? '')
  return [...others, ...(isElsewhere ? ['DATABASE_DIRECT_URL'] : [])].map(
    (name) => `${name} is another database than DATABASE_URL`,
  )
}

const nameOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).pathname : null)

/** The same role and database at the address past the pooler; the given address where there is none. */
export function directDatabase(url: string, direct: string | undefined): string {
  if (!direct || !URL.canParse(direct) || !URL.canParse(url)) return url
  const [own, place] = [new URL(url), new URL(direct)]
  place.username = own.username
  place.password = own.password
  return place.href
}

/**
 * The same roles on another database of the same server, for starting the product on a database of its own. Empty, which counts as not
 * set, when a role is unknown or the server is another.
 */
export function servingDatabases(env: Env, url: string): Record<ServingDatabase, string> {
  const onUrl = (name: ServingDatabase): string => {
    const known = env[name]
    if (!known || !URL.canParse(known) || !URL.canParse(url)) return ''
    const [role, place] = [new URL(known), new URL(url)]
    if (role.host !== place.host || roleIn(env['DATABASE_URL'] ?? '') !== roleIn(url)) return ''
    role.pathname = place.pathname
    role.search = place.search
    return role.href
  }
  return {
    API_DATABASE_URL: onUrl('API_DATABASE_URL'),
    WORKER_DATABASE_URL: onUrl('WORKER_DATABASE_URL'),
    STAFF_DATABASE_URL: onUrl('STAFF_DATABASE_URL'),
  }
}
