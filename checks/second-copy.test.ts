import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { envFileName, fillPorts } from '../scripts/run/load-env.ts'
import { copyMark, copySettings } from '../scripts/setup/copy-settings.ts'

const MUST_DIFFER = [
  'API_PORT',
  'WORKER_PORT',
  'PREVIEW_PORT',
  'ADMIN_PORT',
  'PUBLIC_ORIGIN',
  'REDIS_URL',
  'SMPP_URL',
  'SIMULATOR_URL',
  'RUN_DIR',
  'MEDIA_DIR',
] as const

const first = copySettings({})
const second = copySettings({ PORT_BASE: '8180' })

describe('a second copy of the product beside the first', () => {
  it('has a file of settings of its own; the first keeps .env, whatever its base', () => {
    expect(envFileName({}, {})).toBe('.env')
    expect(envFileName({ PORT_BASE: '8080' }, {})).toBe('.env')
    expect(envFileName({ PORT_BASE: '8180' }, {})).toBe('.env.8180')
    expect(envFileName({}, { PORT_BASE: '9080' })).toBe('.env')
    expect(envFileName({ PORT_BASE: '9080' }, { PORT_BASE: '9080' })).toBe('.env')
  })

  it('shares no address, folder or key with it', () => {
    const same = Object.keys(first).filter((name) => second[name] === first[name])
    expect(same).toEqual([])
    const config = (copy: Record<string, string>) =>
      readConfig({ PROFILE: 'demo', DATABASE_URL: 'postgres://a/b', ...copy })
    const [one, other] = [config(first), config(second)]
    const alike = MUST_DIFFER.filter((name) => isDeepStrictEqual(one[name], other[name]))
    expect(alike).toEqual([])
    expect([copyMark(first), copyMark(second)]).toEqual([null, '8180'])
  })

  it('names the addresses that its programs listen on', () => {
    const env: Record<string, string> = { ...second }
    fillPorts(env)
    expect(second['SIMULATOR_URL']).toBe(`http://127.0.0.1:${env['SIMULATOR_PORT']}`)
    expect(second['SMPP_URL']).toContain(`:${env['SIMULATOR_SMPP_PORT']}`)
    expect(env).toMatchObject({
      API_PORT: '8180',
      CMS_PORT: '8183',
      CMS_PREVIEW_URL: 'http://127.0.0.1:8185',
    })
  })

  it('a base between two copies is refused in words', () => {
    const between = {
      PROFILE: 'demo',
      DATABASE_URL: 'postgres://a/b',
      REDIS_URL: 'redis://a',
      PORT_BASE: '8183',
    }
    expect(() => readConfig(between)).toThrow('PORT_BASE is not a multiple of 10')
  })
})
