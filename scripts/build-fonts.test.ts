import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const font = (name: string) => new URL(`../ui/fonts/${name}.woff2`, import.meta.url)
const KILOBYTE = 1024

it.each([
  ['burmese-400', 25],
  ['burmese-700', 25],
  ['other-peoples-400', 45],
])('%s is a woff2 of at most %d KB', (name, limit) => {
  expect(statSync(font(name)).size).toBeLessThanOrEqual(limit * KILOBYTE)
  expect(readFileSync(font(name)).subarray(0, 4).toString()).toBe('wOF2')
})

it('control: the uncut font would not fit', () => {
  const whole = new URL(
    '../node_modules/@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff2',
    import.meta.url,
  )
  expect(statSync(whole).size).toBeGreaterThan(25 * KILOBYTE)
})
