import { expect, it } from 'vitest'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import { anOffer } from '#modules/packages/offer.builder.ts'
import { offersAtOdds } from './offers-at-odds.ts'
import { readSeed } from './read-seed.ts'

const now = new Date(Date.parse('2026-11-16T00:00:00Z'))
const post = (offerCode: string | null) => new Map([['post', [{ id: 'p', body: { offerCode } }]]])
const packages = [aProduct('WEEK'), aProduct('MUSIC', { type: 'DIGITAL' })]
const cheaper = anOffer(now, 'CHEAPER', { product: 'WEEK', price: 700 })

it('a post that names an offer which is there is fine; control: one that is not is named', () => {
  expect(offersAtOdds(post('CHEAPER'), packages, [cheaper])).toEqual([])
  expect(offersAtOdds(post('OTHER'), packages, [cheaper])).toEqual([
    'post/p names offer OTHER, which is not there',
  ])
})

it.each([
  ['for no product', [anOffer(now, 'A', { product: 'NONE', price: 1 })], 'there is no such product'],
  ['for a service', [anOffer(now, 'A', { product: 'MUSIC', price: 1 })], 'services have no offers'],
  ['as dear as without', [anOffer(now, 'A', { product: 'WEEK', price: 1_000 })], 'no lower than its price'],
  [
    'at one time with another',
    [cheaper, anOffer(now, 'B', { product: 'WEEK', price: 1 })],
    'run at the same time',
  ],
])('an offer %s is found', (_, offers, words) => {
  expect(offersAtOdds(new Map(), packages, offers).join('\n')).toContain(words)
})

/** What a promotion says of a package's price or size. */
const SELLS = /instead of|more data|twice the data|% more/

it('every promotion of the seed that sells a package for less or with more names its offer', () => {
  const posts = readSeed().documents.get('post') ?? []
  const unnamed = posts
    .map(({ id, body }) => ({
      id,
      ...(body as { title: string; description: string; offerCode: string | null }),
    }))
    .filter(({ title, description }) => SELLS.test(`${title} ${description}`))
    .filter(({ offerCode }) => offerCode === null)
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
