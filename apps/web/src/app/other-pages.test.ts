import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, 'other-pages.ts'), 'utf8')

const rows = [...source.matchAll(/page\(\s*'([\w-]+)',\s*\(\) =>\s*import\('[^']*\/([\w-]+)\.tsx'\),?\s*\)/g)]

it('the words of each page are asked for by the name of its file, which is what the build calls them', () => {
  expect(rows.length).toBe(source.match(/\bimport\(/g)?.length)
  for (const [, words, file] of rows) expect(words).toBe(file)
})

it('no two pages share a name', () => {
  const names = rows.map(([, , file]) => file)
  expect(new Set(names).size).toBe(names.length)
})
