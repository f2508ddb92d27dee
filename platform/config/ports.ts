type Env = Readonly<Record<string, string | undefined>>

export const STANDARD_PORT_BASE = 8080

/** Bases differ by this much, so that two copies of the product never want the same port. */
export const PORTS_PER_COPY = 10

/** Above every default that is not counted from the base. */
export const LOWEST_PORT_BASE = 8000
/** Below the ports the operating system assigns. */
export const HIGHEST_PORT_BASE = 31_900

/** Offset of each port from the base. */
const PLACES = {
  API_PORT: 0,
  OFFICE_PORT: 1,
  SIMULATOR_PORT: 2,
  CMS_PORT: 3,
  WORKER_PORT: 4,
  PREVIEW_PORT: 5,
  SIMULATOR_SMPP_PORT: 6,
  STATUS_PORT: 7,
  WEB_DEV_PORT: 8,
  ADMIN_PORT: 9,
} as const

/** Below every base, one for each copy; the ten above it are taken. */
const LOWEST_MAIL_PORT = 2_780

export type PortName = keyof typeof PLACES | 'SIMULATOR_SMTP_PORT'

/** The first copy uses the usual ports of these programs. */
const KNOWN_ELSEWHERE: Partial<Record<PortName, number>> = {
  SIMULATOR_SMPP_PORT: 2775,
  SIMULATOR_SMTP_PORT: 1025,
  STATUS_PORT: 8086,
  WEB_DEV_PORT: 5173,
}

export const PORT_NAMES = [...Object.keys(PLACES), 'SIMULATOR_SMTP_PORT'] as readonly PortName[]

const placeOf = (name: PortName, base: number): number =>
  name === 'SIMULATOR_SMTP_PORT'
    ? LOWEST_MAIL_PORT + (base - LOWEST_PORT_BASE) / PORTS_PER_COPY
    : base + PLACES[name]

export const portFromBase = (name: PortName, base: number): number =>
  (base === STANDARD_PORT_BASE ? KNOWN_ELSEWHERE[name] : undefined) ?? placeOf(name, base)

/** Empty counts as not set, as for every setting. */
export const portBaseOf = (env: Env): number => Number(env['PORT_BASE'] || STANDARD_PORT_BASE)

/** The port's own setting, or its offset from the base. */
export const portOf = (env: Env, name: PortName): number =>
  Number(env[name] || portFromBase(name, portBaseOf(env)))
