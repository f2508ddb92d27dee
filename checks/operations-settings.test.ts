import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import type { Serving } from '#platform/config/serving-database.ts'
import { carelessCms, wrongMail } from '../apps/cms/careless.ts'
import { readSettings } from '../apps/status/settings.ts'
import { manifests } from '../scripts/deploy/kubernetes.ts'
import { root } from '../scripts/root.ts'

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')

/** The first block after a file's name, with something in place of what an operator fills in. */
function settingsOf(file: string): Record<string, string> {
  const after = page.slice(page.indexOf(`\`/etc/portal/${file}\``))
  const block = /```\n([\s\S]*?)```/.exec(after)?.[1] ?? ''
  return parseEnv(
    block
      .replaceAll('<key>', 'ab'.repeat(32))
      .replaceAll('<message centre>', 'centre.example.com')
      .replaceAll(/<([\w ]+)>/g, (_, word: string) => `${word.replaceAll(' ', '-')}-of-our-own`),
  ) as Record<string, string>
}

/** All three files begin with what stands in the first block of `api.env`; the API's own is the next. */
const COMMON = settingsOf('api.env')
const SERVING = [
  ['api', 'Besides these, in `/etc/portal/api.env`'],
  ['worker', 'In `/etc/portal/worker.env`, which'],
  ['staff', 'In `/etc/portal/office.env`. The office'],
] as const satisfies ReadonlyArray<readonly [Serving, string]>

function ownOf(begins: string): Record<string, string> {
  const after = page.slice(page.indexOf(begins))
  const block = /```\n([\s\S]*?)```/.exec(after)?.[1] ?? ''
  return parseEnv(
    block.replaceAll('<key>', 'ab'.repeat(32)).replaceAll(/<(\w+)>/g, '$1-of-our-own'),
  ) as Record<string, string>
}

describe('the settings of docs/operations.md', () => {
  it.each(SERVING)('start the %s of production', (serving, begins) => {
    expect(page).toContain(begins)
    const config = readConfig({ ...COMMON, ...ownOf(begins) }, serving)
    expect(config.PROFILE).toBe('production')
    expect(new URL(config.DATABASE_URL).port).toBe('6432')
    expect(new URL(config.DATABASE_DIRECT_URL).port).toBe('5000')
  })

  it('are enough for the owner’s tools, the CMS and the status page', () => {
    const office = { ...COMMON, ...ownOf(SERVING[2][1]) }
    expect(() => readConfig({ ...office, ...settingsOf('owner.env') })).not.toThrow()
    const cms = settingsOf('cms.env')
    expect([...carelessCms(cms), ...wrongMail(cms)]).toEqual([])
    expect(readSettings(settingsOf('status.env')).website).toBe('https://example.com')
  })

  it('start the preview beside the CMS, which leads editors there', () => {
    const { TRUSTED_PROXIES: _, ...common } = COMMON
    const own = settingsOf('preview.env')
    const config = readConfig({ ...common, ...own }, 'api')
    expect(config.TRUSTED_PROXIES).toEqual(['loopback'])
    expect(new URL(config.CMS_OUTBOX_URL ?? '').pathname).toBe('/portal_cms')
    const cms = settingsOf('cms.env')
    expect([own['CMS_URL'], own['CMS_READER_KEY']]).toEqual([cms['CMS_URL'], cms['CMS_READER_KEY']])
    expect(cms['CMS_PREVIEW_URL']).toMatch(/^https:\/\/preview\./)
  })

  it('are there for each unit, and each process of the page has one', () => {
    const units = globSync('deploy/systemd/portal-*.service', { cwd: root }).map((file) =>
      readFileSync(join(root, file), 'utf8'),
    )
    const files = units.flatMap((unit) => /^EnvironmentFile=.*\/([\w-]+\.env)$/m.exec(unit)?.[1] ?? [])
    expect(files).toContain('preview.env')
    expect(files.filter((file) => Object.keys(settingsOf(file)).length === 0)).toEqual([])
    const processes = [...page.matchAll(/^\| [\w ]+ \| `node (apps\/\S+)` \|/gm)].map(([, main = '']) => main)
    expect(processes).toContain('apps/api/preview-main.ts')
    expect(processes.filter((main) => !units.some((unit) => unit.includes(`/node ${main}\n`)))).toEqual([
      'apps/simulator/main.ts',
    ])
  })

  it.each(SERVING)('start the %s in a pod, with what is no secret from portal.yaml', (serving, begins) => {
    const { FILES_DIR: _, ...secret } = { ...COMMON, ...ownOf(begins) }
    const objects = 'https://id:long-key@objects.example.com/portal'
    const open = manifests().find(({ kind }) => kind === 'ConfigMap')?.data as Record<string, string>
    const config = readConfig({ ...secret, OBJECTS_URL: objects, ...open }, serving)
    expect(config.TRUSTED_PROXIES).toEqual([expect.stringMatching(/^[\d.]+\/\d+$/)])
    expect(config.DATABASE_URL).toContain(`sslrootcert=${open['NODE_EXTRA_CA_CERTS']}`)
  })

  it('control: one that is left out is missed', () => {
    const { IDENTITY_KEY: _, ...rest } = { ...COMMON, ...ownOf(SERVING[0][1]) }
    expect(() => readConfig(rest, 'api')).toThrow('IDENTITY_KEY is missing')
  })
})

describe('docs/decide.md', () => {
  it('names settings that are there', () => {
    const known = [
      ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm),
      ...readFileSync(join(root, 'deploy/values.example.env'), 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm),
    ].map(([, name = '']) => name)
    const named = [
      ...readFileSync(join(root, 'docs/decide.md'), 'utf8').matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_…]+)`/g),
    ].map(([, name = '']) => name)
    const isKnown = (name: string) => {
      const [start = '', end = ''] = name.split('…')
      return known.some((one) =>
        name.includes('…') ? one.startsWith(start) && one.endsWith(end) : one === name,
      )
    }
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !isKnown(name))).toEqual([])
  })
})
