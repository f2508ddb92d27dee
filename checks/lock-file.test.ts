import { describe, expect, it } from 'vitest'
import { installScripts, lockComplete, lockSources } from '../scripts/checks/lock-file.ts'
import { problemsOf } from './planted-tree.ts'

const hash = `sha512-${'a'.repeat(86)}==`
const lock = (packages: object) => ({
  'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
  '.npmrc': 'ignore-scripts=true\n',
})
const address = 'https://registry.npmjs.org/a/-/a-1.0.0.tgz'

describe('lock file', () => {
  it('an optional package of another platform that is missing is found', () => {
    const packages = {
      'node_modules/a': { integrity: hash, optionalDependencies: { '@a/android': '1.0.0' } },
    }
    expect(problemsOf(lockComplete, lock(packages))).toHaveLength(1)
    expect(
      problemsOf(lockComplete, lock({ ...packages, 'node_modules/@a/android': { integrity: hash } })),
    ).toEqual([])
  })

  it.each([
    ['another host', { resolved: 'https://packages.example/a.tgz', integrity: hash }],
    ['no https', { resolved: address.replace('https', 'http'), integrity: hash }],
    ['no hash', { resolved: address }],
    ['a weak hash', { resolved: address, integrity: 'sha1-aaaa' }],
  ])('%s is refused', (_title, entry) => {
    expect(problemsOf(lockSources, lock({ 'node_modules/a': entry }))).toHaveLength(1)
  })

  it('the registry with a hash is accepted', () => {
    expect(
      problemsOf(lockSources, lock({ 'node_modules/a': { resolved: address, integrity: hash } })),
    ).toEqual([])
  })

  it('an unknown install script and a lost ignore-scripts are refused', () => {
    const scripted = lock({ 'node_modules/a': { hasInstallScript: true, integrity: hash } })
    expect(problemsOf(installScripts, scripted)).toHaveLength(1)
    expect(problemsOf(installScripts, { ...lock({}), '.npmrc': '' })).toHaveLength(1)
    expect(problemsOf(installScripts, lock({ 'node_modules/esbuild': { hasInstallScript: true } }))).toEqual(
      [],
    )
  })
})
