import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const sheets = globSync('{ui,apps/web/src}/**/*.css', { cwd: root })

/** What Lightning CSS cannot lower for the oldest phones we serve (Chrome 87, Safari 14), and what tokens are for. */
const refusals: [name: string, pattern: RegExp][] = [
  ['a selector of parents', /:has\(/],
  ['a container query', /@container/],
  ['a mixed colour', /color-mix\(/],
  ['an aspect ratio, which old phones ignore', /aspect-ratio:/],
]
const rawColor = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i

/** Two large corners across from each other: the petal, which has tokens. */
const rawPetal = /border-radius:\s*(\d+px \d+px) \1\b/

/** An animation that changes one of these has the page laid out again with every frame, which a cheap phone feels. */
const laysOut =
  /@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*?[^{}]*\{[^{}]*\b(?:(?:min-|max-)?(?:width|height)|top|right|bottom|left|inset|margin|padding|font-size)[\w-]*:/

const found = (css: string, pattern: RegExp) => pattern.test(css.replace(/\/\*[\s\S]*?\*\//g, ''))

describe.each(refusals)('%s', (_, pattern) => {
  it('is in no style sheet of the kit', () => {
    const kit = sheets.filter((sheet) => sheet.startsWith('ui/'))
    expect(kit.length).toBeGreaterThan(30)
    expect(kit.filter((sheet) => found(readFileSync(root + sheet, 'utf8'), pattern))).toEqual([])
  })
})

it('colours are tokens: no component of the kit names a raw one', () => {
  const modules = sheets.filter((sheet) => sheet.startsWith('ui/') && sheet.endsWith('.module.css'))
  expect(modules.filter((sheet) => found(readFileSync(root + sheet, 'utf8'), rawColor))).toEqual([])
})

it('one shape for pictures: no style sheet draws a petal of its own', () => {
  expect(sheets.filter((sheet) => found(readFileSync(root + sheet, 'utf8'), rawPetal))).toEqual([])
})

it('what moves by itself moves nothing around it', () => {
  expect(sheets.filter((sheet) => found(readFileSync(root + sheet, 'utf8'), laysOut))).toEqual([])
})

it('control: each is seen when it is planted, and not in a comment', () => {
  const planted = 'a:has(b){color:color-mix(in srgb,red,blue);aspect-ratio:1}@container (width>1px){}'
  for (const [name, pattern] of refusals) expect([name, found(planted, pattern)]).toEqual([name, true])
  expect(found('a{color:#fff}', rawColor)).toBe(true)
  expect(found('a{border-radius: 12px 72px 12px 72px}', rawPetal)).toBe(true)
  expect(found('a{border-radius: 12px 40px 12px 12px}', rawPetal)).toBe(false)
  expect(found('@keyframes grow{from{opacity:0}50%{width:0}}', laysOut)).toBe(true)
  expect(found('@keyframes grow{from{transform:scaleX(0)}}a{width:0}', laysOut)).toBe(false)
  expect(found('/* a:has(b) #fff */', /:has\(|#fff/)).toBe(false)
})
