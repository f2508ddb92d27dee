import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'
import { fillFromSecretFiles } from '#platform/config/secret-files.ts'
import { portBaseOf, portOf, PORT_NAMES } from '#platform/config/ports.ts'
import { root } from '../root.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Each copy of the product has a file: another base in the shell than the first copy's means another file. */
export const envFileName = (shell: Env, first: Env): string => {
  const base = portBaseOf(shell['PORT_BASE'] ? shell : first)
  return base === portBaseOf(first) ? '.env' : `.env.${base}`
}

const FIRST = join(root, '.env')

export const envFile = join(
  root,
  envFileName(process.env, existsSync(FIRST) ? parseEnv(readFileSync(FIRST, 'utf8')) : {}),
)

/** Ports counted from the base, and the addresses that follow from them, for programs that cannot count themselves. */
export function fillPorts(env: Record<string, string | undefined>): void {
  for (const name of PORT_NAMES) env[name] = String(portOf(env, name))
  env['CMS_PREVIEW_URL'] ||= `http://127.0.0.1:${env['PREVIEW_PORT']}`
}

/** What is set in the shell wins over the file. */
export function loadEnv(): void {
  if (existsSync(envFile)) loadEnvFile(envFile)
  fillFromSecretFiles(process.env)
  fillPorts(process.env)
}

/** The profile is demo unless the settings say otherwise. Returns the profile. */
export function chooseProfile(env: Record<string, string | undefined>): string {
  env['PROFILE'] ||= 'demo'
  return env['PROFILE']
}
