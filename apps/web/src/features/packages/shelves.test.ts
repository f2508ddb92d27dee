import { describe, expect, it } from 'vitest'
import { byFamily, popularApart } from './shelves.ts'

const placed = (id: string, popularRank: number | null = null) => ({ id, popularRank })
const ids = (packages: readonly { id: string }[]) => packages.map(({ id }) => id)

describe('the shelves of the shop', () => {
  it('what is popular is not in the list again', () => {
    const list = [
      placed('SABAI-WEEK', 1),
      placed('PADAUK-WEEK', 2),
      placed('SABAI-DAY'),
      placed('LAMIN-WEEK'),
    ]
    const { popular, rest } = popularApart(list)
    expect(ids(popular)).toEqual(['SABAI-WEEK', 'PADAUK-WEEK'])
    expect(ids(rest)).toEqual(['SABAI-DAY', 'LAMIN-WEEK'])
  })

  it('the ninth popular one is in the list: nothing is lost between the two', () => {
    const list = Array.from({ length: 10 }, (_, index) => placed(`SABAI-${index}`, index + 1))
    const { popular, rest } = popularApart(list)
    expect(popular).toHaveLength(8)
    expect(ids(rest)).toEqual(['SABAI-8', 'SABAI-9'])
  })

  it('each family has one shelf, in the order of the catalogue', () => {
    const list = ['SABAI-DAY', 'LAMIN-NIGHT', 'SAGAR-DAY', 'KASAR-WEEK', 'SABAI-MAX'].map((id) => placed(id))
    expect(byFamily(list).map(([family, own]) => [family, ids(own)])).toEqual([
      ['sabai', ['SABAI-DAY', 'SABAI-MAX']],
      ['lamin', ['LAMIN-NIGHT']],
      ['sagar', ['SAGAR-DAY', 'KASAR-WEEK']],
    ])
  })
})
