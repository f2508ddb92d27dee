import { portBaseOf, portOf, STANDARD_PORT_BASE } from '#platform/config/ports.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A word that tells this copy's things from those of the first; null for the first itself. */
export const copyMark = (env: Env): string | null =>
  portBaseOf(env) === STANDARD_PORT_BASE ? null : String(portBaseOf(env))

/** Where this copy finds its neighbours, and what it must not share with another one on the same machine. */
export function copySettings(env: Env): Record<string, string> & { REDIS_URL: string } {
  const mark = copyMark(env)
  const shared = {
    REDIS_URL: `redis://127.0.0.1:6379/0${mark ? `?keyPrefix=${mark}:` : ''}`,
    // The simulator, until the operator's own message centre is named.
    SMPP_URL: `smpp://portal:inbox@127.0.0.1:${portOf(env, 'SIMULATOR_SMPP_PORT')}`,
    // The same for letters to staff of the CMS.
    CMS_SMTP_URL: `smtp://127.0.0.1:${portOf(env, 'SIMULATOR_SMTP_PORT')}`,
    // The status page beside everything else, until it has a host of its own.
    STATUS_URL: `http://localhost:${portOf(env, 'STATUS_PORT')}`,
    STATUS_PUSH_URL: `http://127.0.0.1:${portOf(env, 'STATUS_PORT')}`,
    SIMULATOR_URL: `http://127.0.0.1:${portOf(env, 'SIMULATOR_PORT')}`,
  }
  if (!mark) return shared
  return { PORT_BASE: mark, ...shared, RUN_DIR: `.run/${mark}`, MEDIA_DIR: `.run/${mark}/media` }
}
