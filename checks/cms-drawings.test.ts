import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawingsFolder } from '../apps/cms/drawings-folder.ts'
import { plantedFolder } from './planted-tree.ts'

it.each<[string, Record<string, string>, string]>([
  ['at a desk', { 'public/media/rain-320.webp': '', 'dist/media/rain-320.webp': '' }, 'public/media'],
  ['in a release', { 'dist/media/rain-320.webp': '' }, 'dist/media'],
])('editors choose drawings of the website %s', (_, files, folder) => {
  const web = plantedFolder(files)
  expect(drawingsFolder(web)).toBe(join(web, folder))
})
