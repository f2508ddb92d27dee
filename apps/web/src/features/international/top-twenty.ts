import type { IddRate } from '#contracts/international.ts'

/** Where our customers call most. The first of the list is the first of the table. */
const MOST_CALLED = [
  'TH',
  'MY',
  'SG',
  'CN',
  'IN',
  'JP',
  'KR',
  'BD',
  'LA',
  'VN',
  'KH',
  'ID',
  'PH',
  'AE',
  'QA',
  'SA',
  'TW',
  'HK',
  'US',
  'AU',
]

export const topTwenty = (rates: readonly IddRate[]): readonly IddRate[] =>
  MOST_CALLED.flatMap((country) => rates.find((rate) => rate.country === country) ?? [])
