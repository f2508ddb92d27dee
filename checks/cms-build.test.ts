import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { cmsBuildIsStale } from '../apps/cms/tasks/build.ts'

const BUILT_AT = 1_000

/** A CMS whose files were last written at these seconds after a fixed time. */
function planted(files: Readonly<Record<string, number>>): string {
  const cms = mkdtempSync(join(tmpdir(), 'cms-'))
  for (const [path, seconds] of Object.entries(files)) {
    const file = join(cms, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
    utimesSync(file, seconds, seconds)
  }
  for (const folder of ['src', 'src/collections']) {
    mkdirSync(join(cms, folder), { recursive: true })
    utimesSync(join(cms, folder), BUILT_AT - 1, BUILT_AT - 1)
  }
  return cms
}

const built = { '.next/standalone/server.js': BUILT_AT }

it.each<[string, Record<string, number>, boolean]>([
  ['never built', { 'src/settings.ts': BUILT_AT - 1 }, true],
  ['newer than all it is made of', { ...built, 'src/settings.ts': BUILT_AT - 1 }, false],
  ['older than a source', { ...built, 'src/collections/posts.ts': BUILT_AT + 1 }, true],
  ['older than its packages', { ...built, 'package-lock.json': BUILT_AT + 1 }, true],
  ['older than a file it is not made of', { ...built, 'README.md': BUILT_AT + 1 }, false],
])('a build of the CMS that is %s', (_, files, stale) => {
  expect(cmsBuildIsStale(planted(files))).toBe(stale)
})
