import { roleIn, SERVING_DATABASES, type Serving } from './serving-database.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A rule for settings that serve real people; returns what is wrong, in words. */
type Rule = (env: Env, serving: Serving | null) => readonly string[]

/** Passwords from our examples and the simulator, which everybody with the sources knows. */
const KNOWN_SMPP_PASSWORDS: ReadonlySet<string> = new Set(['inbox', 'password', 'secret'])
const KEYS = [
  'IDENTITY_KEY',
  'SMS_BODY_KEY',
  'ID_NUMBER_KEY',
  'FILES_KEY',
  'VOUCHER_KEY',
  'LOG_TAG_KEY',
] as const

const parsed = (list: string | undefined): URL[] =>
  (list ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text))

/** True when nothing sent there leaves this machine. */
const isThisMachine = (host: string): boolean =>
  host === '' ||
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  /^127\.|^0\.0\.0\.0$|^\[?::1?\]?$/.test(host)

/** PostgreSQL's `host` parameter wins over the URL's host; a path is a socket. */
const postgresIsHere = (url: URL): boolean => {
  const host = url.searchParams.get('host') ?? url.hostname
  return isThisMachine(host) || /^(\/|%2f)/i.test(host)
}

const once = (problems: readonly string[]): readonly string[] => [...new Set(problems)]

const noSimulator: Rule = ({ SIMULATOR_URL }) =>
  SIMULATOR_URL ? ['SIMULATOR_URL is set: the simulator makes balances misbehave and shows every code'] : []

const realCentre: Rule = ({ SMPP_URL }) => {
  if (!SMPP_URL) return ['SMPP_URL is missing: no code would reach a phone']
  const centres = parsed(SMPP_URL)
  return once([
    ...centres
      .filter(({ password }) => KNOWN_SMPP_PASSWORDS.has(password))
      .map(() => 'SMPP_URL has a password that everybody knows'),
    ...centres
      .filter(({ hostname }) => isThisMachine(hostname))
      .map(() => 'SMPP_URL is on this machine, where only the simulator is: name the message centre'),
  ])
}

const publicAddress: Rule = ({ PUBLIC_ORIGIN, ALLOWED_ORIGINS }) => [
  ...parsed(PUBLIC_ORIGIN).flatMap(({ protocol, hostname }) => [
    ...(protocol === 'https:' ? [] : ['PUBLIC_ORIGIN is not https']),
    ...(isThisMachine(hostname)
      ? ['PUBLIC_ORIGIN is this machine: links and passkeys work nowhere else']
      : []),
  ]),
  ...once(
    parsed(ALLOWED_ORIGINS)
      .filter(({ protocol }) => protocol !== 'https:')
      .map(() => 'ALLOWED_ORIGINS has one that is not https'),
  ),
]

/** Only the office process uses this setting. */
const officeAddress: Rule = ({ OFFICE_ORIGIN, PUBLIC_ORIGIN }, serving) =>
  serving !== 'staff'
    ? []
    : parsed(OFFICE_ORIGIN).flatMap(({ protocol, hostname, host }) => [
        ...(protocol === 'https:' ? [] : ['OFFICE_ORIGIN is not https']),
        ...(isThisMachine(hostname) ? ['OFFICE_ORIGIN is this machine: passkeys work nowhere else'] : []),
        ...(parsed(PUBLIC_ORIGIN).some((site) => site.host === host)
          ? ['OFFICE_ORIGIN is the public address: the office has a host of its own']
          : []),
      ])

/** A status page on the website's own host would go down with it. */
const statusElsewhere: Rule = ({ STATUS_URL, PUBLIC_ORIGIN }) =>
  parsed(STATUS_URL).flatMap(({ protocol, host }) => [
    ...(protocol === 'https:' ? [] : ['STATUS_URL is not https']),
    ...(parsed(PUBLIC_ORIGIN).some((site) => site.host === host)
      ? ['STATUS_URL is the public address: the status page has a host of its own']
      : []),
  ])

const basesOverTls: Rule = (env) =>
  Object.entries(env)
    .filter(([name, value]) => name.startsWith('BASE_') && value?.startsWith('http:'))
    .map(([name]) => `${name} is not https`)

const payOverTls: Rule = (env) =>
  Object.entries(env)
    .filter(([name, value]) => /^PAY_\w+_URL$/.test(name) && value?.startsWith('http:'))
    .map(([name]) => `${name} is not https: keys and amounts would be in the clear`)

const objectsOverTls: Rule = (env) =>
  parsed(env['OBJECTS_URL'])
    .filter((url) => url.protocol !== 'https:' && !isThisMachine(url.hostname))
    .map(() => 'OBJECTS_URL is not https: its key would be in the clear')

const keysAreSet: Rule = (env, serving) =>
  [...KEYS, ...(serving === 'worker' ? ['LEDGER_SEAL_KEY', 'STATUS_PUSH_KEY'] : [])]
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: "openssl rand -hex 32" makes one`)

const postgresOverTls: Rule = (env) =>
  ['DATABASE_URL', 'DATABASE_DIRECT_URL', ...Object.values(SERVING_DATABASES), 'CMS_OUTBOX_URL'].flatMap(
    (name) =>
      parsed(env[name])
        .filter((url) => !postgresIsHere(url) && url.searchParams.get('sslmode') !== 'verify-full')
        .map(() => `${name} goes over the network without ?sslmode=verify-full`),
  )

const guardedRedis: Rule = ({ REDIS_URL }) =>
  once(
    parsed(REDIS_URL).flatMap(({ protocol, password, hostname }) => [
      ...(password ? [] : ['REDIS_URL has no password']),
      ...(protocol === 'rediss:' || isThisMachine(hostname)
        ? []
        : ['REDIS_URL goes over the network without TLS: rediss://']),
    ]),
  )

/** The owner's role can change the ledger past its functions and disable its guards. */
const ownRole: Rule = (env, serving) => {
  if (!serving) return []
  const name = SERVING_DATABASES[serving]
  const own = env[name]
  if (!own) return [`${name} is missing: the ${serving} needs a role of its own, as docs/operations.md says`]
  return ['DATABASE_URL', ...Object.values(SERVING_DATABASES)]
    .filter((other) => other !== name && env[other] && roleIn(env[other]) === roleIn(own))
    .map((other) => `${name} has the role of ${other}`)
}

const RULES: readonly Rule[] = [
  noSimulator,
  realCentre,
  publicAddress,
  officeAddress,
  statusElsewhere,
  basesOverTls,
  payOverTls,
  objectsOverTls,
  keysAreSet,
  postgresOverTls,
  guardedRedis,
  ownRole,
]

/** Everything that is fine in a demo but not in production. Checks the raw texts, so that it can report beside other problems. */
export const carelessSettings = (env: Env, serving: Serving | null): string[] =>
  RULES.flatMap((rule) => rule(env, serving))
