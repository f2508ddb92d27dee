import { expect, it } from 'vitest'
import { makeGeneration } from '#modules/content/index.ts'
import type { Shelf } from '#modules/packages/index.ts'
import { searchSources } from './sources.ts'

const now = new Date('2026-11-16T05:00:00Z')
const generation = makeGeneration({ version: 1, now, documents: new Map(), rows: new Map(), edges: [] })

const view = (id: string, offer: { price: number | null } | null) => ({
  view: { id, name: id, nameMm: null, code: id, price: 1_999, offer, tags: [] },
})

it('a package is found with the price that its next buyer pays', () => {
  const packages = [view('PLAIN', null), view('CHEAPER', { price: 1_499 }), view('BONUS', { price: null })]
  const sources = searchSources(() => ({ packages }) as unknown as Shelf)
  const found = sources.find(({ group }) => group === 'PACKAGE')?.entries(generation) ?? []
  expect(found.map(({ hit }) => hit.kyat)).toEqual([1_999, 1_499, 1_999])
})
