import { describe, expect, it } from 'vitest'
import { idAfter, keyAfter, keyOf, pageOfRows } from './key-page.ts'

const ID = '018f3c5e-0000-7000-8000-000000000001'
const AT = new Date('2026-11-16T08:00:00.123Z')

describe('where a page begins', () => {
  it('is read as it was written', () => {
    expect(keyAfter(keyOf(AT, ID))).toEqual({ at: AT, id: ID })
    expect(idAfter(ID)).toBe(ID)
  })

  it.each([null, '', 'x', '1.x', `x.${ID}`, `1.${'-'.repeat(36)}`, `${'9'.repeat(16)}.${ID}`])(
    '%s begins anew',
    (text) => {
      expect(keyAfter(text)).toBeNull()
      expect(idAfter(text)).toBeNull()
    },
  )

  it('the next page is told of when there is one', () => {
    const key = (row: number) => `k${row}`
    const view = (row: number) => row * 10
    expect(pageOfRows([1, 2, 3], 2, view, key)).toEqual({ rows: [10, 20], next: 'k2' })
    expect(pageOfRows([1, 2], 2, view, key)).toEqual({ rows: [10, 20], next: null })
  })
})
