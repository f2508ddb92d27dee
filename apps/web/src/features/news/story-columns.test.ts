import { expect, it } from 'vitest'
import { storyColumns } from './story-columns.ts'

it.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 3],
])('%d stories stand %d side by side', (count, columns) => {
  expect(storyColumns(count)).toBe(columns)
})
