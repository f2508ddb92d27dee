import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completeEnvFile, readEnvFile, replaceInEnvFile } from '../scripts/setup/env-file.ts'
import { plantedFolder } from './planted-tree.ts'

describe('.env of one machine', () => {
  it('is written once, for its owner only, and kept ever after', () => {
    const file = join(plantedFolder({}), '.env')
    completeEnvFile(file, { DATABASE_URL: 'postgres://a', REDIS_URL: 'redis://a' })
    const first = readFileSync(file, 'utf8')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readEnvFile(file)).toMatchObject({
      DATABASE_URL: 'postgres://a',
      LOG_TAG_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(completeEnvFile(file, { DATABASE_URL: 'postgres://other' })).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe(first)
  })

  it('only the missing is added to one that stands', () => {
    const file = join(plantedFolder({ '.env': '# mine\nREDIS_URL=redis://mine' }), '.env')
    expect(completeEnvFile(file, { REDIS_URL: 'redis://a', DATABASE_URL: 'postgres://a' })).toEqual([
      'DATABASE_URL',
      'LOG_TAG_KEY',
      'IDENTITY_KEY',
      'SMS_BODY_KEY',
      'ID_NUMBER_KEY',
      'FILES_KEY',
      'VOUCHER_KEY',
      'STATUS_PUSH_KEY',
      'LEDGER_SEAL_KEY',
    ])
    expect(readFileSync(file, 'utf8')).toContain(
      '# mine\nREDIS_URL=redis://mine\nDATABASE_URL=postgres://a\n',
    )
  })

  it('an address that no longer works is replaced in its place', () => {
    const file = join(plantedFolder({ '.env': 'DATABASE_URL=old\nREDIS_URL=a\n' }), '.env')
    replaceInEnvFile(file, 'DATABASE_URL', 'new')
    expect(readFileSync(file, 'utf8')).toBe('DATABASE_URL=new\nREDIS_URL=a\n')
  })
})
