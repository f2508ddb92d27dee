import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

export type StatusSettings = {
  readonly port: number
  readonly host: string
  /** Any of these keys may have signed; without one nothing is accepted. */
  readonly keys: readonly string[]
  readonly file: string
  /** The website that is probed. */
  readonly website: string
}

const STANDARD_BASE = 8080

/** Counted from the port base like every port, for a second copy on one machine. */
function portOf(env: Env): number {
  if (env['STATUS_PORT']) return Number(env['STATUS_PORT'])
  const base = Number(env['PORT_BASE'] || STANDARD_BASE)
  return base === STANDARD_BASE ? 8086 : base + 7
}

/** From the setting itself, or from the file named by STATUS_PUSH_KEY_FILE. */
function keyText(env: Env): string {
  const file = env['STATUS_PUSH_KEY_FILE']
  return env['STATUS_PUSH_KEY'] || (file ? readFileSync(file, 'utf8').trim() : '')
}

const keysIn = (text: string): string[] =>
  text === '' ? [] : text.split(',').map((entry) => entry.trim().replace(/^[a-z0-9][a-z0-9-]{0,15}:/, ''))

/** Parsed once, all problems reported together. It reads no other setting of the product, because it runs on a machine of its own. */
export function readSettings(env: Env): StatusSettings {
  const keys = keysIn(keyText(env))
  const port = portOf(env)
  const website = env['PUBLIC_ORIGIN'] || `http://localhost:${Number(env['PORT_BASE'] || STANDARD_BASE)}`
  const isDemo = env['PROFILE'] === 'demo'
  const problems = [
    ...(Number.isInteger(port) && port >= 0 && port < 65_536 ? [] : ['STATUS_PORT is no port']),
    ...keys
      .filter((key) => !/^[0-9a-f]{64}$/i.test(key))
      .map(() => 'STATUS_PUSH_KEY has a key that is not 32 bytes in hex'),
    ...(isDemo || keys.length > 0 ? [] : ['STATUS_PUSH_KEY is missing: nobody could tell it anything']),
    ...(isDemo || website.startsWith('https:') ? [] : ['PUBLIC_ORIGIN is not https']),
    ...(URL.canParse(website) ? [] : ['PUBLIC_ORIGIN is no address']),
  ]
  if (problems.length > 0)
    throw new Error(`The settings are not right:\n${problems.map((one) => `  - ${one}`).join('\n')}`)
  return {
    port,
    host: env['STATUS_HOST'] || '0.0.0.0',
    keys,
    file: env['STATUS_FILE'] || join(env['RUN_DIR'] || '.run', 'status.json'),
    website,
  }
}
