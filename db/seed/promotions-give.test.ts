import { expect, it } from 'vitest'
import { readSeed } from './read-seed.ts'

type Promotion = {
  readonly template: string
  readonly offerCode: string | null
  readonly description: string
}
type Post = { readonly id: string; readonly body: Promotion }

/** Running promotions that no offer of the catalogue gives, and what makes them true. */
const WITHOUT_OFFER: Readonly<Record<string, string>> = {
  'promo-fibre-install': 'the fibre catalogue itself waives the installation fee from six months on',
  'promo-new-sim': 'the shop gives it with the SIM, and the text says so',
  'promo-points-double': 'the ordinary points of a fibre payment: modules/loyalty/earn-by-order.ts',
}

/** An ended promotion says so where lists show it; one with an offer is ended by the offer. */
const isOver = ({ description }: Promotion) => /has ended/.test(description)

function problemsOf(posts: readonly Post[], excepted: Readonly<Record<string, string>>): string[] {
  const running = posts.filter(({ body }) => body.template === 'PROMOTION' && !isOver(body))
  const offerless = new Set(running.filter(({ body }) => body.offerCode === null).map(({ id }) => id))
  return [
    ...[...offerless].filter((id) => !excepted[id]).map((id) => `${id} promises what no offer gives`),
    ...Object.keys(excepted)
      .filter((id) => !offerless.has(id))
      .map((id) => `${id} needs no exception any more`),
  ]
}

const posts = (readSeed().documents.get('post') ?? []).map(({ id, body }) => ({
  id,
  body: body as Promotion,
}))

it('every running promotion of the seed names its offer, or it is said what makes it true', () => {
  expect(problemsOf(posts, WITHOUT_OFFER)).toEqual([])
})

it('control: one that names nothing is found, and so is an exception that is not needed', () => {
  const one = (description: string, offerCode: string | null = null): Post => ({
    id: 'p',
    body: { template: 'PROMOTION', offerCode, description },
  })
  expect(problemsOf([one('Twice the points.')], {})).toEqual(['p promises what no offer gives'])
  expect(problemsOf([one('Twice the points.')], { p: 'a reason' })).toEqual([])
  expect(problemsOf([one('Twice the points. This offer has ended.')], {})).toEqual([])
  expect(problemsOf([one('1 GB more.', 'MORE')], {})).toEqual([])
  expect(problemsOf([one('1 GB more.', 'MORE')], { p: 'a reason' })).toEqual([
    'p needs no exception any more',
  ])
})

it('six months of fibre waive the installation fee, as the post says, and three do not', () => {
  const waived = readSeed().fibre.flatMap(({ prepay }) =>
    prepay.filter(({ installWaived }) => installWaived).map(({ months }) => months),
  )
  expect(new Set(waived)).toEqual(new Set([6, 12]))
})
