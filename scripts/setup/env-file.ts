import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Secrets of one installation: made here once, kept for ever, never in git. */
export const KEYS = [
  'LOG_TAG_KEY',
  'IDENTITY_KEY',
  'SMS_BODY_KEY',
  'ID_NUMBER_KEY',
  'FILES_KEY',
  'VOUCHER_KEY',
  'STATUS_PUSH_KEY',
  'LEDGER_SEAL_KEY',
] as const

export const readEnvFile = (file: string): Record<string, string | undefined> =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/** Adds what is missing and leaves every line that stands. */
export function completeEnvFile(file: string, values: Record<string, string>): string[] {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const present = readEnvFile(file)
  const wanted = {
    ...values,
    ...Object.fromEntries(KEYS.map((key) => [key, randomBytes(32).toString('hex')])),
  }
  const added = Object.entries(wanted).filter(([key]) => !present[key])
  if (added.length > 0) {
    const start = before === '' || before.endsWith('\n') ? before : `${before}\n`
    writeFileSync(file, start + added.map(([key, value]) => `${key}=${value}\n`).join(''))
  }
  chmodSync(file, 0o600)
  return added.map(([key]) => key)
}

/** Puts a new value in place of one that no longer works. */
export function replaceInEnvFile(file: string, key: string, value: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.map((line) => (line.startsWith(`${key}=`) ? `${key}=${value}` : line)).join('\n'))
}
