import { expect, it } from 'vitest'
import { circleIn } from './no-circles.ts'

it('two files that need each other are found, also by way of a third', () => {
  const bundle = {
    'page.js': { imports: ['parts.js'] },
    'parts.js': { imports: ['shop.js', 'vendor.js'] },
    'shop.js': { imports: ['parts.js'] },
    'vendor.js': {},
  }
  expect(circleIn(bundle)).toEqual(['parts.js', 'shop.js', 'parts.js'])
})

it('that two need the same third is no circle', () => {
  const bundle = { 'a.js': { imports: ['b.js', 'c.js'] }, 'b.js': { imports: ['c.js'] }, 'c.js': {} }
  expect(circleIn(bundle)).toBeNull()
})
