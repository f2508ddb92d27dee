import { describe, expect, it } from 'vitest'
import { gitTree, isTest } from '../scripts/checks/tree.ts'
import { root } from '../scripts/root.ts'
import { devMembers } from '../scripts/run/dev-members.ts'

const part = (name: string, main: string) => ({ name, main, port: 1, says: '', alive: '/' })
const ALL = [
  part('api', 'apps/api/main.ts'),
  part('worker', 'apps/worker/main.ts'),
  part('simulator', 'apps/simulator/main.ts'),
  part('cms', 'apps/cms/main.ts'),
  part('preview', 'apps/api/preview-main.ts'),
]
const members = devMembers(ALL, { port: 5173, apiAddress: 'http://localhost:8080' })
const watched = members.filter(({ args }) => args.includes('--watch')).map(({ args }) => args.at(-1) ?? '')

/** Folders of `modules/` that a program's own folder imports from. */
const modulesOf = (folder: string): string[] => {
  const tree = gitTree(root)
  const own = tree.files.filter(
    (file) => file.startsWith(`${folder}/`) && file.endsWith('.ts') && !isTest(file),
  )
  return own.filter((file) => /from '#modules\//.test(tree.read(file)))
}

describe('npm run dev', () => {
  it('runs every part once: API and worker inside one server', () => {
    expect(members.map(({ name }) => name)).toEqual(['server', 'simulator', 'cms', 'preview', 'web'])
  })

  it('a change in one module restarts one process: only the server is watched and stands on modules', () => {
    expect(watched).toEqual(['scripts/run/dev-server.ts', 'apps/simulator/main.ts'])
    expect(modulesOf('apps/simulator')).toEqual([])
  })

  it('control: the API, started by itself beside the worker, would be a second one', () => {
    expect(modulesOf('apps/api').length).toBeGreaterThan(0)
    expect(modulesOf('apps/worker').length).toBeGreaterThan(0)
  })
})
