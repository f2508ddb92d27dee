import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renewFiles } from '../scripts/generated/renew-files.ts'
import { plantedFolder } from './planted-tree.ts'

const making = (file: string, text: string) => ({ file, make: () => Promise.resolve(text) })

it('a stale or missing file is named, and left alone when only checking', async () => {
  const folder = plantedFolder({ 'a.md': 'old\n' })
  const targets = [making('a.md', 'new\n'), making('docs/b.md', 'b\n')]
  expect(await renewFiles(folder, targets, true)).toEqual(['a.md', 'docs/b.md'])
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('old\n')
  expect(existsSync(join(folder, 'docs/b.md'))).toBe(false)
})

it('renewing puts it right, and a second time finds nothing', async () => {
  const folder = plantedFolder({ 'a.md': 'old\n', 'kept.md': 'kept\n' })
  const targets = [making('a.md', 'new\n'), making('docs/b.md', 'b\n'), making('kept.md', 'kept\n')]
  await renewFiles(folder, targets, false)
  expect(await renewFiles(folder, targets, true)).toEqual([])
  expect(readFileSync(join(folder, 'kept.md'), 'utf8')).toBe('kept\n')
})
