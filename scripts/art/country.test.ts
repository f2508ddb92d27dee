import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readSeed } from '#db/seed/read-seed.ts'
import type { Stored } from '#modules/content/index.ts'
import { COUNTRY_FILE, countryText, drawCountry } from './country.ts'
import { makeRegionFinder } from './inside.ts'
import { simplify } from './simplify.ts'

const { documents } = readSeed()
const places = new Map((documents.get('place') ?? []).map(({ id, body }) => [id, body as Stored<'place'>]))
const shops = (documents.get('shop') ?? []).map(({ id, body }) => ({ id, body: body as Stored<'shop'> }))

function regionOf(placeId: string): string {
  const parent = places.get(placeId)?.parentId ?? null
  return parent === null ? placeId : regionOf(parent)
}

describe('the drawing of the country', () => {
  it('is the one that `npm run art` makes', () => {
    expect(readFileSync(COUNTRY_FILE, 'utf8')).toBe(countryText())
  })

  it('has every region of the places under its own id, and nothing else', () => {
    const regions = [...places].filter(([, { level }]) => level === 'REGION').map(([id]) => id)
    expect(
      drawCountry()
        .regions.map(({ id }) => id)
        .sort(),
    ).toEqual(regions.sort())
  })

  it('has a path and a place for the number of every region', () => {
    const { regions } = drawCountry()
    for (const { path, x, y } of regions) {
      expect(path).toMatch(/^M\d+ \d+[la]/)
      expect(x).toBeGreaterThan(0)
      expect(y).toBeGreaterThan(0)
    }
  })

  it('weighs little', () => {
    const { regions } = drawCountry()
    const paths = regions.map(({ path }) => path).join('\n')
    expect(brotliCompressSync(paths).length).toBeLessThan(5_500)
  })
})

describe('every shop stands in its own region, on the unsimplified shape', () => {
  const find = makeRegionFinder()
  // Natural Earth draws the capital's territory as a part of Mandalay.
  const expected = (regionId: string) => (regionId === 'region-nay-pyi-taw' ? 'region-mandalay' : regionId)

  it.each(shops.map(({ id, body }) => [id, body] as const))('%s', (_, body) => {
    const name = find([body.lng, body.lat])
    expect(name === null ? null : `region-${name.toLowerCase()}`).toBe(expected(regionOf(body.placeId)))
  })

  it('one in the sea stands in none', () => {
    expect(find([93, 15])).toBeNull()
    // Where the shop of Mawlamyine was: in the river.
    expect(find([97.6222, 16.488])).toBeNull()
  })
})

it('a simplified line keeps its ends and its corners, and a ring stays one', () => {
  expect(
    simplify(
      [
        [0, 0],
        [1, 0.1],
        [2, 0],
        [2, 5],
      ],
      0.5,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 5],
  ])
  const ring = simplify(
    [
      [0, 0],
      [5, 0],
      [5, 5],
      [0, 5],
      [0, 0],
    ],
    0.5,
  )
  expect(ring).toHaveLength(5)
})
