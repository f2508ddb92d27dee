import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, settingStandards } from './config.ts'
import { fillFromSecretFiles, readSecretFiles, SECRET_SETTINGS } from './secret-files.ts'
import { SERVING_DATABASES } from './serving-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const VALUES: Readonly<Record<(typeof SECRET_SETTINGS)[number], string>> = {
  DATABASE_URL: 'postgres://portal:long@db.internal/portal?sslmode=verify-full',
  API_DATABASE_URL: 'postgres://portal_api:long@db.internal/portal?sslmode=verify-full',
  WORKER_DATABASE_URL: 'postgres://portal_worker:long@db.internal/portal?sslmode=verify-full',
  STAFF_DATABASE_URL: 'postgres://portal_staff:long@db.internal/portal?sslmode=verify-full',
  DATABASE_DIRECT_URL: 'postgres://portal:long@node.internal/portal?sslmode=verify-full',
  OBJECTS_URL: 'https://id:secret@objects.internal/portal',
  REDIS_URL: 'rediss://:long@cache.internal:6379',
  SMPP_URL: 'ssmpp://portal:agreed@smsc.internal:3550',
  LOG_TAG_KEY: 'a'.repeat(64),
  IDENTITY_KEY: 'b'.repeat(64),
  SMS_BODY_KEY: 'c'.repeat(64),
  ID_NUMBER_KEY: 'd'.repeat(64),
  FILES_KEY: 'e'.repeat(64),
  VOUCHER_KEY: 'e'.repeat(64),
  STATUS_PUSH_KEY: 'cd'.repeat(32),
  PAY_KBZ_KEY: 'a-key-of-kbz',
  PAY_2C2P_KEY: 'a-key-of-2c2p-that-is-long-enough-0123',
  LEDGER_SEAL_KEY: 'ab'.repeat(32),
  CMS_OUTBOX_URL: 'postgres://reader:long@db.internal/cms?sslmode=verify-full',
  CMS_READER_KEY: 'd'.repeat(32),
  CMS_DATABASE_URL: 'postgres://cms:long@db.internal/cms',
  CMS_SECRET: 'e'.repeat(48),
  CMS_SMTP_URL: 'smtps://cms:long@mail.internal',
  CMS_ADMIN_PASSWORD: 'f'.repeat(48),
}

const production = { PROFILE: 'production', PUBLIC_ORIGIN: 'https://example.com' }
const asFiles = Object.fromEntries(
  Object.entries(VALUES).map(([name, value]) => [`${name}_FILE`, fileOf(name, `${value}\n`)]),
)

/** By their names: keys, passwords, and addresses of databases, which hold a password. */
const soundsSecret = (name: string): boolean => /(_KEY|_PASSWORD|_SECRET|DATABASE(_\w+)?_URL)$/.test(name)
const missing = (names: Iterable<string>): string[] =>
  [...names].filter((name) => soundsSecret(name) && !SECRET_SETTINGS.some((secret) => secret === name))

describe('the list of secrets', () => {
  it('has every setting that is called a key or the address of a database', () => {
    expect(Object.values(SERVING_DATABASES).every(soundsSecret)).toBe(true)
    expect(missing(settingStandards().keys())).toEqual([])
  })

  it('control: a new key that is not in it is seen', () => {
    expect(missing([...settingStandards().keys(), 'NEW_KEY', 'NEW_DATABASE_URL', 'NEW_PORT'])).toEqual([
      'NEW_KEY',
      'NEW_DATABASE_URL',
    ])
  })
})

describe('secrets in files', () => {
  it('make the same settings as secrets in the environment', () => {
    expect(readConfig({ ...production, ...asFiles })).toEqual(readConfig({ ...production, ...VALUES }))
  })

  it.each(SECRET_SETTINGS)('%s may stand in a file', (name) => {
    const env: Record<string, string | undefined> = { [`${name}_FILE`]: asFiles[`${name}_FILE`] }
    fillFromSecretFiles(env)
    expect(env).toEqual({ [name]: VALUES[name] })
  })

  it.each([
    ['not there', { IDENTITY_KEY_FILE: join(folder, 'nowhere') }, 'cannot be read'],
    ['empty', { IDENTITY_KEY_FILE: fileOf('empty', '\n') }, 'is empty'],
    ['one word too many', { ...asFiles, IDENTITY_KEY: VALUES.IDENTITY_KEY }, 'are both set'],
  ])('a file that is %s stops the start, and the content of none is told', (_, env, reason) => {
    const { problems } = readSecretFiles(env)
    expect(problems).toEqual([expect.stringContaining(reason)])
    const { IDENTITY_KEY_FILE: __, ...others } = asFiles
    expect(() => readConfig({ ...production, ...others, ...env })).toThrow(reason)
    expect(problems.join()).not.toContain(VALUES.IDENTITY_KEY)
  })

  it('a wrong value in a file is told by the name of its setting', () => {
    const env = { ...production, ...asFiles, REDIS_URL_FILE: fileOf('wrong', 'http://cache') }
    expect(() => readConfig(env)).toThrow('REDIS_URL is not a redis:// address')
  })
})
