import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readStyleSheets } from './style-sheets.ts'

function dist(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'style-sheets-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), text)
  return folder
}

it('links the sheets whose classes are in the markup, the page last, and none that index.html has', () => {
  const webDist = dist({
    'frame-1.css': '.a1_frame{color:red}',
    'news-page-2.css': '.b2_list>.b2_item{color:red}',
    'post-card-3.css': '@media (min-width:1px){.c3_card:hover{color:red}}',
    'roam-page-4.css': '.d4_map{color:red}',
  })
  const { linksFor } = readStyleSheets(webDist, '<link rel="stylesheet" href="./assets/frame-1.css">')
  expect(linksFor('<div class="a1_frame"><p class="b2_item x"><i class="c3_card"></i></p></div>')).toBe(
    '<link rel="stylesheet" href="./assets/post-card-3.css"><link rel="stylesheet" href="./assets/news-page-2.css">',
  )
})

it('what nearly every page needs is linked with any of them', () => {
  const { linksFor } = readStyleSheets(dist({ 'many-parts-5.css': '.e5_field{color:red}' }), '')
  expect(linksFor('<p></p>')).toBe('<link rel="stylesheet" href="./assets/many-parts-5.css">')
})

it('a hint in index.html is no sheet: what it names is linked all the same', () => {
  const hint = '<link data-early="package" as="style" href="./assets/many-parts-5.css">'
  const { linksFor } = readStyleSheets(dist({ 'many-parts-5.css': '.e5_field{color:red}' }), hint)
  expect(linksFor('<p></p>')).toBe('<link rel="stylesheet" href="./assets/many-parts-5.css">')
})
