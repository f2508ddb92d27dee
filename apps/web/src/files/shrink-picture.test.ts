import { expect, it } from 'vitest'
import { fittedSize } from './shrink-picture.ts'

it.each([
  ['a wide photo', 4000, 3000, 1600, 1200],
  ['a tall photo', 3000, 4000, 1200, 1600],
  ['one that is small already', 800, 600, 800, 600],
  ['a thread', 10_000, 1, 1600, 1],
])('%s fits into 1,600 px and keeps its shape', (_name, width, height, toWidth, toHeight) => {
  expect(fittedSize(width, height)).toEqual({ width: toWidth, height: toHeight })
})
