import { describe, expect, it } from 'vitest'
import { ConfigProblems, readConfig } from './config.ts'

const key = (digit: string): string => digit.repeat(64)

const production = {
  PROFILE: 'production',
  DATABASE_URL: 'postgres://portal:long@db.internal/portal?sslmode=verify-full',
  REDIS_URL: 'rediss://:long@cache.internal:6379',
  SMPP_URL: 'ssmpp://portal:agreed@smsc.internal:3550',
  PUBLIC_ORIGIN: 'https://example.com',
  IDENTITY_KEY: key('a'),
  SMS_BODY_KEY: key('b'),
  ID_NUMBER_KEY: key('e'),
  FILES_KEY: key('f'),
  VOUCHER_KEY: key('f'),
  LOG_TAG_KEY: key('c'),
}

const problemsOf = (
  env: Record<string, string | undefined>,
  ...serving: [('api' | 'worker' | 'staff')?]
): readonly string[] => {
  try {
    readConfig(env, ...serving)
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems
    throw error
  }
  return []
}

const MISTAKES: readonly (readonly [string, Record<string, string>, string])[] = [
  ['the simulator', { SIMULATOR_URL: 'http://10.0.0.9:8082' }, 'SIMULATOR_URL is set'],
  ['no message centre', { SMPP_URL: '' }, 'SMPP_URL is missing'],
  ['a known password', { SMPP_URL: 'smpp://portal:inbox@smsc.internal:2775' }, 'a password that everybody'],
  ['the own centre', { SMPP_URL: 'smpp://portal:agreed@127.0.0.1:2775' }, 'SMPP_URL is on this machine'],
  [
    'one of two centres here',
    { SMPP_URL: `${production.SMPP_URL},smpp://portal:agreed@localhost:2775` },
    'SMPP_URL is on this machine',
  ],
  ['a channel in the clear', { PAY_KBZ_URL: 'http://api.kbzpay.example' }, 'PAY_KBZ_URL is not https'],
  ['a plain origin', { PUBLIC_ORIGIN: 'http://example.com' }, 'PUBLIC_ORIGIN is not https'],
  ['an origin of this machine', { PUBLIC_ORIGIN: 'https://localhost' }, 'PUBLIC_ORIGIN is this machine'],
  ['a plain foreign origin', { ALLOWED_ORIGINS: 'http://shop.example' }, 'ALLOWED_ORIGINS has one'],
  ['a plain base', { BASE_TICKET: 'http://tickets.example' }, 'BASE_TICKET is not https'],
  ['no key for codes', { IDENTITY_KEY: '' }, 'IDENTITY_KEY is missing'],
  ['no key for identity numbers', { ID_NUMBER_KEY: '' }, 'ID_NUMBER_KEY is missing'],
  ['no key for files', { FILES_KEY: '' }, 'FILES_KEY is missing'],
  ['no key for vouchers', { VOUCHER_KEY: '' }, 'VOUCHER_KEY is missing'],
  ['no key for messages', { SMS_BODY_KEY: '' }, 'SMS_BODY_KEY is missing'],
  ['no key for logs', { LOG_TAG_KEY: '' }, 'LOG_TAG_KEY is missing'],
  [
    'PostgreSQL in the clear',
    { DATABASE_URL: 'postgres://portal:long@db.internal/portal' },
    'DATABASE_URL goes over the network',
  ],
  [
    'PostgreSQL whose certificate nobody checks',
    { DATABASE_URL: 'postgres://portal:long@db.internal/portal?sslmode=no-verify' },
    'DATABASE_URL goes over the network',
  ],
  [
    'PostgreSQL elsewhere by its parameter',
    { DATABASE_URL: 'postgres://portal:long@localhost/portal?host=db.internal' },
    'DATABASE_URL goes over the network',
  ],
  [
    "the CMS's database in the clear",
    { CMS_OUTBOX_URL: 'postgres://reader:long@db.internal/cms' },
    'CMS_OUTBOX_URL goes over the network',
  ],
  [
    'the direct way to PostgreSQL in the clear',
    { DATABASE_DIRECT_URL: 'postgres://portal:long@node.internal/portal' },
    'DATABASE_DIRECT_URL goes over the network',
  ],
  [
    'a bucket in the clear',
    { OBJECTS_URL: 'http://id:long@objects.internal/portal' },
    'OBJECTS_URL is not https',
  ],
  ['Redis without a password', { REDIS_URL: 'rediss://cache.internal:6379' }, 'REDIS_URL has no password'],
  [
    'Redis in the clear',
    { REDIS_URL: 'redis://:long@cache.internal:6379' },
    'REDIS_URL goes over the network',
  ],
]

describe('production', () => {
  it('starts with settings that are right', () => {
    expect(readConfig(production)).toMatchObject({ PROFILE: 'production', DRAIN_SECONDS: 5 })
  })

  it('is what nobody named a profile gets', () => {
    expect(problemsOf({ ...production, PROFILE: '', LOG_TAG_KEY: '' })).toHaveLength(1)
  })

  it.each(MISTAKES)('is refused with %s, and says so', (_, mistake, reason) => {
    const problems = problemsOf({ ...production, ...mistake })
    expect(problems).toEqual([expect.stringContaining(reason)])
  })

  it.each(MISTAKES)('control: a desk may have %s', (_, mistake) => {
    expect(problemsOf({ ...production, ...mistake, PROFILE: 'demo' })).toEqual([])
  })

  it('names everything at once, with what is wrong in any profile', () => {
    const desk = {
      DATABASE_URL: 'postgres://portal@db/portal',
      REDIS_URL: 'redis://127.0.0.1:6379/0',
      SMPP_URL: 'smpp://portal:inbox@127.0.0.1:2775',
      SIMULATOR_URL: 'http://127.0.0.1:8082',
      API_PORT: '99999',
    }
    const names = problemsOf(desk).map((problem) => problem.split(' ')[0])
    expect(names).toEqual([
      'API_PORT',
      'SIMULATOR_URL',
      'SMPP_URL',
      'SMPP_URL',
      'PUBLIC_ORIGIN',
      'PUBLIC_ORIGIN',
      'IDENTITY_KEY',
      'SMS_BODY_KEY',
      'ID_NUMBER_KEY',
      'FILES_KEY',
      'VOUCHER_KEY',
      'LOG_TAG_KEY',
      'DATABASE_URL',
      'REDIS_URL',
    ])
  })

  describe('one role for all', () => {
    const roles = {
      LEDGER_SEAL_KEY: key('d'),
      STATUS_PUSH_KEY: key('e'),
      API_DATABASE_URL: production.DATABASE_URL.replace('portal:', 'portal_api:'),
      WORKER_DATABASE_URL: production.DATABASE_URL.replace('portal:', 'portal_worker:'),
    }

    it.each(['api', 'worker'] as const)('is refused to the %s, and says so', (serving) => {
      const name = { api: 'API_DATABASE_URL', worker: 'WORKER_DATABASE_URL' }[serving]
      expect(
        problemsOf({ ...production, LEDGER_SEAL_KEY: key('d'), STATUS_PUSH_KEY: key('e') }, serving),
      ).toEqual([expect.stringContaining(`${name} is missing`)])
      expect(problemsOf({ ...production, ...roles, [name]: production.DATABASE_URL }, serving)).toEqual([
        `${name} has the role of DATABASE_URL`,
      ])
      const both = { ...roles, WORKER_DATABASE_URL: roles.API_DATABASE_URL }
      expect(problemsOf({ ...production, ...both }, serving)).toEqual([
        expect.stringContaining(`${name} has the role of`),
      ])
    })

    it('control: each with its own starts, and without the one of the owner', () => {
      expect(problemsOf({ ...production, ...roles }, 'api')).toEqual([])
      const { DATABASE_URL: _, ...without } = { ...production, ...roles, WORKER_DATABASE_URL: '' }
      expect(readConfig(without, 'api').DATABASE_URL).toBe(roles.API_DATABASE_URL)
      expect(readConfig({ ...production, ...roles }).DATABASE_URL).toBe(production.DATABASE_URL)
    })

    it('the worker does not start without the key that signs the ledger; the API has no business with it', () => {
      const without = { ...production, ...roles, LEDGER_SEAL_KEY: '' }
      expect(problemsOf(without, 'worker')).toEqual([expect.stringContaining('LEDGER_SEAL_KEY is missing')])
      expect(problemsOf(without, 'api')).toEqual([])
    })

    it('nor without the key that signs what the status page is told, and that page has an https host of its own', () => {
      const without = { ...production, ...roles, STATUS_PUSH_KEY: '' }
      expect(problemsOf(without, 'worker')).toEqual([expect.stringContaining('STATUS_PUSH_KEY is missing')])
      expect(problemsOf(without, 'api')).toEqual([])
      const same = { ...production, ...roles, STATUS_URL: production.PUBLIC_ORIGIN.replace('https', 'http') }
      expect(problemsOf(same, 'api')).toEqual([
        'STATUS_URL is not https',
        expect.stringContaining('a host of its own'),
      ])
      const apart = { ...production, ...roles, STATUS_URL: 'https://status.example.com' }
      expect(problemsOf(apart, 'api')).toEqual([])
    })

    it('the office has an https address of its own, and a role of its own', () => {
      const office = {
        ...production,
        ...roles,
        STAFF_DATABASE_URL: production.DATABASE_URL.replace('portal:', 'portal_staff:'),
        OFFICE_ORIGIN: 'https://office.internal.example',
      }
      expect(problemsOf(office, 'staff')).toEqual([])
      expect(problemsOf({ ...office, OFFICE_ORIGIN: production.PUBLIC_ORIGIN }, 'staff')).toEqual([
        expect.stringContaining('OFFICE_ORIGIN is the public address'),
      ])
      expect(problemsOf({ ...office, OFFICE_ORIGIN: 'http://localhost:8081' }, 'staff')).toEqual([
        'OFFICE_ORIGIN is not https',
        expect.stringContaining('OFFICE_ORIGIN is this machine'),
      ])
      expect(problemsOf({ ...office, STAFF_DATABASE_URL: '' }, 'staff')).toEqual([
        expect.stringContaining('STAFF_DATABASE_URL is missing'),
      ])
    })

    it('two settings that lead to two databases are refused in any profile', () => {
      const elsewhere = { ...roles, API_DATABASE_URL: roles.API_DATABASE_URL.replace('/portal?', '/other?') }
      expect(problemsOf({ ...production, ...elsewhere, PROFILE: 'demo' })).toEqual([
        'API_DATABASE_URL is another database than DATABASE_URL',
      ])
    })
  })

  it.each([
    'postgres://portal:long@127.0.0.1/portal',
    'postgres://portal:long@%2Fvar%2Frun%2Fpostgresql/portal',
    'postgres:///portal?host=/var/run/postgresql',
  ])('%s does not leave the machine and needs no TLS', (DATABASE_URL) => {
    expect(problemsOf({ ...production, DATABASE_URL })).toEqual([])
  })
})
