import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Tokens = Record<string, string>

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const css = read('../ui/tokens.css')
const brand = declarations(read('../brand/brand.css'))
const light: Tokens = { ...brand, ...declarations(block(':root {')) }
const attribute = declarations(block(":root[data-theme='dark'] {"))
const dark: Tokens = { ...light, ...attribute }

function block(start: string): string {
  const from = css.indexOf(start)
  return css.slice(from, css.indexOf('}', from))
}

function declarations(text: string): Tokens {
  return Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  )
}

function color(tokens: Tokens, name: string): string {
  const value = tokens[`--${name}`] ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return reference ? color(tokens, reference) : value
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? Number.NaN) + 0.7152 * (g ?? Number.NaN) + 0.0722 * (b ?? Number.NaN)
}

function contrast(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['color-page', 'color-surface', 'color-sunken', 'color-tint', 'color-tint-strong']
const pairs: [text: string, ground: string][] = [
  ...['color-text', 'color-text-soft', 'color-link'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['color-on-primary', 'color-primary'],
  ['color-on-primary', 'color-primary-hover'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-hover'],
  ['color-on-success', 'color-success'],
  ['color-on-danger', 'color-danger'],
  ['color-on-danger', 'color-danger-hover'],
  ['color-success', 'color-success-tint'],
  ['color-success', 'color-surface'],
  ['color-warning', 'color-warning-tint'],
  ['color-danger', 'color-danger-tint'],
  ['color-danger', 'color-surface'],
  ['color-danger', 'color-page'],
  ['color-text', 'color-success-tint'],
  ['color-text', 'color-warning-tint'],
  ['color-text', 'color-danger-tint'],
  ['color-text-soft', 'color-danger-tint'],
  ['color-on-inverse', 'color-inverse'],
  ['color-on-inverse-soft', 'color-inverse'],
  ['color-accent', 'color-inverse'],
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_, tokens) => {
  it.each(pairs)('%s on %s reads at 4.5:1 or better', (text, ground) => {
    expect(contrast(color(tokens, text), color(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('shows the edge of a field and the focus at 3:1 or better', () => {
    for (const edge of ['color-line-strong', 'color-focus', 'color-primary'])
      for (const ground of ['color-page', 'color-surface'])
        expect(
          contrast(color(tokens, edge), color(tokens, ground)),
          `${edge} on ${ground}`,
        ).toBeGreaterThanOrEqual(3)
  })
})

it('control: a pair that is too pale is seen as such', () => {
  expect(contrast('#bbbbbb', '#ffffff')).toBeLessThan(4.5)
  expect(contrast(color(light, 'brand-marigold-400'), color(light, 'color-surface'))).toBeLessThan(4.5)
})

it('the dark theme is the same by preference and by attribute', () => {
  expect(declarations(block(":root:not([data-theme='light']) {"))).toEqual(attribute)
})

it('every colour role of the light theme has a dark one', () => {
  const roles = (tokens: Tokens) => Object.keys(tokens).filter((name) => name.startsWith('--color-'))
  expect(roles(attribute)).toEqual(roles(declarations(block(':root {'))))
})

const families = read('../brand/families.css')
/** Each colour stands once, as `var(--by-day, light) var(--by-night, dark)`. */
const ofFamilies = (theme: 'day' | 'night'): Tokens =>
  Object.fromEntries(
    Object.entries(declarations(families)).flatMap(([name, value]) => {
      const found = new RegExp(`var\\(--by-${theme}, (#\\w+)\\)`).exec(value)?.[1]
      return found ? [[name, found]] : []
    }),
  )
const familyThemes = { light: ofFamilies('day'), dark: ofFamilies('night') }

describe.each(Object.entries(familyThemes))('families of packages, %s theme', (theme, tokens) => {
  const ours = theme === 'light' ? light : dark
  const names = Object.keys(tokens).flatMap((name) => /^--(\w+)-tint$/.exec(name)?.[1] ?? [])

  it('are the same seven', () => {
    expect(names).toEqual(['sabai', 'padauk', 'sagar', 'lamin', 'hninsi', 'salwar', 'khayee'])
  })

  it.each(names)(
    'words of %s read at 4.5:1 or better on its ground and on a card, our own text too',
    (name) => {
      const ground = color(tokens, `${name}-tint`)
      const ink = color(tokens, `${name}-ink`)
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, color(ours, 'color-surface'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(color(ours, 'color-text'), ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

it('the families turn dark by preference and by attribute alike, and every colour stands once', () => {
  const switches = [...families.matchAll(/--by-(day|night): ?(initial)?;/g)].map(([whole]) => whole.trim())
  expect(switches.slice(0, 2)).toEqual(['--by-day: initial;', '--by-night: ;'])
  expect(switches.slice(2, 4)).toEqual(['--by-day: ;', '--by-night: initial;'])
  expect(switches.slice(4)).toEqual(switches.slice(2, 4))
  const hues = families.match(/--\w+-(tint|ink|bar): /g) ?? []
  expect(new Set(hues).size).toBe(hues.length)
})
