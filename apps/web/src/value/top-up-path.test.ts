import { expect, it } from 'vitest'
import { readHash } from '../navigation/hash-location.ts'
import { readTopUpChoice, topUpPath } from './top-up-path.ts'

const BACK = '/mobile-services/package/SABAI-WEEK?buy'

it('what is missing and where to go on come through the address', () => {
  expect(readTopUpChoice(readHash(topUpPath({ need: 479, back: BACK })).search)).toEqual({
    need: 479,
    back: BACK,
  })
})

it.each([
  'back=https%3A%2F%2Felsewhere.example%2F',
  'back=%2F%2Felsewhere.example',
  'back=javascript%3Aalert(1)',
  'back=%2Fno-such-page',
  'back=%2Ftop-up',
  'back=%2Flog-in',
  '',
])('a place that is none of ours is nowhere: %s', (search) => expect(readTopUpChoice(search).back).toBe(''))

it.each(['need=-5', 'need=0', 'need=1e9', 'need=abc', 'need=9999999999'])(
  'an amount that is none is nothing: %s',
  (search) => expect(readTopUpChoice(search).need).toBeNull(),
)
