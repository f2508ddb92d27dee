import * as z from 'zod'
import { BASES, type BaseName } from '#contracts/bases.ts'
import {
  HIGHEST_PORT_BASE,
  LOWEST_PORT_BASE,
  portBaseOf,
  portFromBase,
  PORTS_PER_COPY,
  STANDARD_PORT_BASE,
} from './ports.ts'
import { carelessSettings } from './careless.ts'
import { keyRingProblem } from './key-ring.ts'
import { readSecretFiles } from './secret-files.ts'
import { directDatabase, otherDatabases, SERVING_DATABASES, type Serving } from './serving-database.ts'

type Env = Readonly<Record<string, string | undefined>>

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
const redisUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(
    z
      .array(z.string().regex(/^rediss?:\/\//, 'is not a redis:// address, or several with commas between'))
      .min(1),
  )
const address = z
  .string({ error: 'is missing; every base of the product needs an address' })
  .regex(
    /^(\/[a-z0-9/_-]+|https?:\/\/[^\s/]+(\/[a-z0-9/_-]*)?)$/i,
    'is neither a path nor an http(s) address',
  )
const smppUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^s?smpp:\/\/[^\s:@/]+:[^\s@/]+@[^\s:/]+:\d+(\?binds=separate)?$/,
          'is not smpp://name:password@host:port',
        ),
    ),
  )
const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'is not an origin like https://example.com',
  )

/** One key, or several as `id:key` with commas between. */
const keyRing = (keyProblem: (key: string) => string | null) =>
  z.string().check((context) => {
    const message = keyRingProblem(context.value, keyProblem)
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
  })
const hexKeys = keyRing((key) =>
  /^[0-9a-f]{64}$/i.test(key) ? null : 'has a key that is not 32 bytes in hex',
)

const Settings = z.object({
  /** `demo` adds simulated outside systems that misbehave on demand. None of that is reachable in `production`. */
  PROFILE: z.enum(['demo', 'production']).default('production'),
  /** The owner's role, for migrations and tools; a serving process uses its own address where one is set. */
  DATABASE_URL: postgresUrl,
  API_DATABASE_URL: postgresUrl.optional(),
  WORKER_DATABASE_URL: postgresUrl.optional(),
  STAFF_DATABASE_URL: postgresUrl.optional(),
  /** Past the pooler, for what needs a connection of its own; the role is replaced by that of the serving process. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** Time between a stop signal and the closed port, in which balancers see that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  REDIS_URL: redisUrls,
  /** Where traces are sent (OTLP over HTTP); without it the library is not even loaded. */
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_ONE_OF: z.coerce.number().int().min(1).max(1_000_000).default(100),
  /** Every port that is not set itself is counted from it, so that a second copy needs one setting. */
  PORT_BASE: z.coerce
    .number()
    .int()
    .min(LOWEST_PORT_BASE)
    .max(HIGHEST_PORT_BASE)
    .multipleOf(PORTS_PER_COPY, `is not a multiple of ${PORTS_PER_COPY}`)
    .default(STANDARD_PORT_BASE),
  API_PORT: port(8080),
  API_HOST: z.string().default('0.0.0.0'),
  WORKER_PORT: port(8084),
  /** The office, for staff alone. */
  OFFICE_PORT: port(8081),
  OFFICE_HOST: z.string().default('127.0.0.1'),
  /** Where staff open it; their passkeys belong to its host. */
  OFFICE_ORIGIN: origin.default('http://localhost:8081'),
  OFFICE_DIST: z.string().default('apps/office/dist'),
  /** Metrics and the API's description, apart from the public port. */
  ADMIN_PORT: port(8089),
  /** The address that port and the worker's listen on. */
  ADMIN_HOST: z.string().default('127.0.0.1'),
  /** Connections of one API process; further statements wait. */
  API_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /** Connections for the worker's jobs; sending SMS has its own. */
  WORKER_CONNECTIONS: z.coerce.number().int().min(5).max(200).default(12),
  /** Jobs per second that ask outside systems. */
  WORKER_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(400),
  /** How much the worker yields to interactive processes on the same machine; 0 not at all. */
  WORKER_NICE: z.coerce.number().int().min(0).max(19).default(10),
  PUBLIC_ORIGIN: origin.default('http://localhost:8080'),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(origin)),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_TAG_KEY: keyRing((key) => (key.length < 16 ? 'has a key shorter than 16 characters' : null)).optional(),
  /** Sessions one process caches for a second. */
  SESSIONS_REMEMBERED: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  /** Makes codes and human checks; without it each process makes its own key, and both end with the process. */
  IDENTITY_KEY: hexKeys.optional(),
  /** Balancers whose header about the caller's address is trusted; commas between. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => list.split(',').filter(Boolean)),
  RUN_DIR: z.string().default('.run'),
  WEB_DIST: z.string().default('apps/web/dist'),
  /** Uploaded pictures; written by the CMS, read by the website. */
  MEDIA_DIR: z.string().default('.run/media'),
  /** Without these two nothing is projected, and the website shows what it has. */
  CMS_URL: z.url().optional(),
  CMS_OUTBOX_URL: postgresUrl.optional(),
  /** Reads drafts and signs links to them; only the preview has it. */
  CMS_READER_KEY: z.string().min(32, 'is shorter than 32 characters').optional(),
  PREVIEW_PORT: port(8085),
  /** Encrypts the text of waiting messages; 32 bytes in hex. */
  SMS_BODY_KEY: hexKeys.optional(),
  ID_NUMBER_KEY: hexKeys.optional(),
  /** Encrypts codes of vouchers. */
  VOUCHER_KEY: hexKeys.optional(),
  /** Encrypts the key of each file that people send. */
  FILES_KEY: hexKeys.optional(),
  /** Folder of those files, encrypted; shared by website, worker and office. */
  FILES_DIR: z.string().optional(),
  /** A bucket for those files and uploaded pictures, instead of folders shared by all machines. */
  OBJECTS_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s:@/]+:[^\s@/]+@[^\s/]+\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\?region=[\w-]+)?$/,
      'is not https://id:secret@host/bucket',
    )
    .optional(),
  /** Address of the status page, on a host that fails independently; without it nothing links there. */
  STATUS_URL: z.url().optional(),
  /** Where the worker sends our state to it, and the key that signs it. */
  STATUS_PUSH_URL: z.url().optional(),
  STATUS_PUSH_KEY: hexKeys.optional(),
  /** Signs each day of the ledger; only the worker has it. */
  LEDGER_SEAL_KEY: hexKeys.optional(),
  /** The operator's message centres, several with commas between. Without one, messages wait. */
  SMPP_URL: smppUrls.default([]),
  /** Connections to each centre, and messages per second on each until its operator sets another limit. */
  SMPP_BINDS: z.coerce.number().int().min(1).max(8).default(2),
  SMPP_PER_SECOND: z.coerce.number().int().min(1).max(5_000).default(200),
  /** The simulated outside world: faults of core and contract book, line directory, payment channels; read in the demo profile only. */
  SIMULATOR_URL: z.url().optional(),
  /** KBZPay; without all of the first five it is not offered. */
  PAY_KBZ_URL: z.url().optional(),
  PAY_KBZ_PAGE_URL: z.url().optional(),
  PAY_KBZ_APP_ID: z.string().optional(),
  PAY_KBZ_MERCHANT: z.string().optional(),
  PAY_KBZ_KEY: z.string().min(8, 'is shorter than 8 characters').optional(),
  PAY_KBZ_REFUND_URL: z.url().optional(),
  PAY_KBZ_CERTIFICATE: z.string().optional(),
  PAY_KBZ_SETTLEMENT_URL: z.url().optional(),
  /** Cards; without all of the first three they are not offered. */
  PAY_2C2P_URL: z.url().optional(),
  PAY_2C2P_MERCHANT: z.string().optional(),
  PAY_2C2P_KEY: z.string().min(32, 'is shorter than 32 characters').optional(),
  PAY_2C2P_SETTLEMENT_URL: z.url().optional(),
  COMMUNITY_CATEGORY_ID: z.string().default('community'),
  FIND_SHOP_REQUIRE_LOGIN: flag.default(true),
  /** Streets for the shop map: a PMTiles file, a path of our own origin. */
  MAP_TILES_URL: z
    .string()
    .regex(/^\/(?!\/)[\w./-]+\.pmtiles$/, 'is no path of this website to a .pmtiles file')
    .optional(),
  /** Sharing of kyat, besides data and minutes. */
  SHARE_BALANCE: flag.default(false),
  /** Asking another line to share. */
  SHARE_ASK: flag.default(false),
  /** Asks the built-in core in two phases, like an outside one, for benches and attacks. */
  VALUE_TWO_PHASE: flag.default(false),
})

export type SettingName = keyof z.input<typeof Settings>

/** Each setting with its default, in the form one would write it; null when there is none. */
export function settingStandards(): ReadonlyMap<SettingName, string | null> {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input' })
  return new Map(
    Object.keys(Settings.shape).map((name) => {
      const schema = properties[name]
      const standard = typeof schema === 'object' ? schema.default : undefined
      return [name as SettingName, standard === undefined ? null : String(standard)]
    }),
  )
}

/** `loyaltyCard` is overridden by `BASE_LOYALTY_CARD`. */
export const baseVariable = (name: string): string => `BASE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`

export type Config = Readonly<
  z.output<typeof Settings> & {
    bases: Readonly<Record<BaseName, string>>
    DATABASE_DIRECT_URL: string
    DRAIN_SECONDS: number
  }
>

/** In the demo no balancer needs time to drain. */
const DRAIN_SECONDS = { demo: 0, production: 5 } as const

/** Lists all problems, so that one restart is enough. */
export class ConfigProblems extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigProblems'
    this.problems = problems
  }
}

/** Defaults that move with the port base. */
function fromPortBase(env: Env): Env {
  const base = portBaseOf(env)
  const portText = (name: Parameters<typeof portFromBase>[0]) => String(portFromBase(name, base))
  return {
    API_PORT: portText('API_PORT'),
    WORKER_PORT: portText('WORKER_PORT'),
    PREVIEW_PORT: portText('PREVIEW_PORT'),
    ADMIN_PORT: portText('ADMIN_PORT'),
    OFFICE_PORT: portText('OFFICE_PORT'),
    OFFICE_ORIGIN: `http://localhost:${portText('OFFICE_PORT')}`,
    PUBLIC_ORIGIN: `http://localhost:${portText('API_PORT')}`,
  }
}

/** `DATABASE_URL` with the role of the serving process. */
const ownDatabase = (env: Env, serving: Serving | null): Env => {
  const own = serving && env[SERVING_DATABASES[serving]]
  return own ? { DATABASE_URL: own } : {}
}

/** Called once, by the file that starts a process, which says what it serves. An empty variable counts as missing. */
export function readConfig(
  env: Env,
  serving: Serving | null = null,
  standardBases: Partial<Record<BaseName, string>> = BASES,
): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const secrets = readSecretFiles(set)
  const given: Env = { ...fromPortBase(set), ...secrets.values, ...set }
  const settings = Settings.safeParse({ ...given, ...ownDatabase(given, serving) })
  const names = Object.keys(BASES) as BaseName[]
  const bases = names.map((name) => {
    const variable = baseVariable(name)
    const value = env[variable] ?? standardBases[name]
    return { name, variable, parsed: address.safeParse(value === '' ? undefined : value) }
  })
  const problems = [
    ...secrets.problems,
    ...(settings.success
      ? []
      : settings.error.issues.map((issue) => `${String(issue.path[0])} ${inWords(issue)}`)),
    ...bases.flatMap(({ variable, parsed }) =>
      parsed.success ? [] : [`${variable} ${parsed.error.issues[0]?.message}`],
    ),
    ...otherDatabases(given),
    ...(given['PROFILE'] === 'demo' ? [] : carelessSettings(given, serving)),
  ]
  if (!settings.success || problems.length > 0) throw new ConfigProblems(problems)
  const table = Object.fromEntries(bases.map(({ name, parsed }) => [name, parsed.data])) as Record<
    BaseName,
    string
  >
  const { DATABASE_URL, PROFILE } = settings.data
  return Object.freeze({
    ...settings.data,
    DATABASE_DIRECT_URL: directDatabase(DATABASE_URL, settings.data.DATABASE_DIRECT_URL),
    DRAIN_SECONDS: settings.data.DRAIN_SECONDS ?? DRAIN_SECONDS[PROFILE],
    bases: Object.freeze(table),
  })
}

const inWords = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : issue.message
