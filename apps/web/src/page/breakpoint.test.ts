import { expect, it } from 'vitest'
import { BREAKPOINTS, breakpointOf, isDesktop } from './breakpoint.ts'

it('S-295 the breakpoints are xs, sm, md, lg, xl at 0, 600, 960, 1280, 1920', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 })
})

it.each([
  [599, 'xs'],
  [600, 'sm'],
  [959, 'sm'],
  [960, 'md'],
  [1279, 'md'],
  [1280, 'lg'],
  [1919, 'lg'],
  [1920, 'xl'],
] as const)('S-295 %d px is %s', (width, name) => expect(breakpointOf(width)).toBe(name))

it('S-106 the desktop header stands from 1280 on, not at 1279', () => {
  expect(isDesktop(breakpointOf(1280))).toBe(true)
  expect(isDesktop(breakpointOf(1279))).toBe(false)
})
