import { readFileSync } from 'node:fs'

type Env = Readonly<Record<string, string | undefined>>

/** Settings that are secrets. Each may be in a file named by `<NAME>_FILE`. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'API_DATABASE_URL',
  'WORKER_DATABASE_URL',
  'STAFF_DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'OBJECTS_URL',
  'REDIS_URL',
  'SMPP_URL',
  'LOG_TAG_KEY',
  'IDENTITY_KEY',
  'SMS_BODY_KEY',
  'ID_NUMBER_KEY',
  'FILES_KEY',
  'VOUCHER_KEY',
  'STATUS_PUSH_KEY',
  'LEDGER_SEAL_KEY',
  'PAY_KBZ_KEY',
  'PAY_2C2P_KEY',
  'CMS_OUTBOX_URL',
  'CMS_READER_KEY',
  'CMS_DATABASE_URL',
  'CMS_SECRET',
  'CMS_SMTP_URL',
  'CMS_ADMIN_PASSWORD',
] as const

export type SecretFiles = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly string[]
}

/** Reads the files, without the newline that editors add. A secret given twice is an error. */
export function readSecretFiles(env: Env): SecretFiles {
  const values: Record<string, string> = {}
  const problems: string[] = []
  for (const name of SECRET_SETTINGS) {
    const variable = `${name}_FILE`
    const file = env[variable]
    if (!file) continue
    if (env[name]) {
      problems.push(`${name} and ${variable} are both set: leave one of them out`)
      continue
    }
    try {
      values[name] = readFileSync(file, 'utf8').trim()
      if (values[name] === '') problems.push(`${variable} names a file that is empty`)
    } catch {
      problems.push(`${variable} names a file that cannot be read: ${file}`)
    }
  }
  return { values, problems }
}

/** For programs that read their settings themselves: puts the files' contents into the environment. */
export function fillFromSecretFiles(env: Record<string, string | undefined>): void {
  const { values, problems } = readSecretFiles(env)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const [name, value] of Object.entries(values)) {
    env[name] = value
    delete env[`${name}_FILE`]
  }
}
