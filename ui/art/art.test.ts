import { describe, expect, it } from 'vitest'
import { artSvg } from './art.ts'
import { artNames, heroNames } from './names.ts'

const post = { width: 1200, height: 675 }

describe.each(artNames)('%s', (name) => {
  it('is drawn the same way twice, without words, missing numbers or missing colours', () => {
    const svg = artSvg(name, post)
    expect(svg).toBe(artSvg(name, post))
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
    const asked = new Set([...svg.matchAll(/url\(#(p\d+)\)/g)].map((match) => match[1]))
    const given = new Set([...svg.matchAll(/ id="(p\d+)"/g)].map((match) => match[1]))
    expect([...asked].filter((id) => !given.has(id))).toEqual([])
  })
})

it('there are at least 36 pictures, no name twice, and heroes are among them', () => {
  expect(new Set(artNames).size).toBe(artNames.length)
  expect(artNames.length).toBeGreaterThanOrEqual(36)
  expect(heroNames.every((name) => artNames.includes(name))).toBe(true)
})

it('a crop stays on the sheet', () => {
  const [x, y, w, h] = (
    /viewBox="([^"]+)"/.exec(artSvg('orchid-petals', { width: 720, height: 600 }))?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  expect((x ?? -1) >= 0 && (x ?? 0) + (w ?? 9999) <= 1600.001).toBe(true)
  expect((y ?? -1) >= 0 && (y ?? 0) + (h ?? 9999) <= 900.001).toBe(true)
})
