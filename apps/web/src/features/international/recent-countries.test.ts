import { beforeEach, describe, expect, it } from 'vitest'
import { recentCountries, rememberCountry } from './recent-countries.ts'

beforeEach(() => localStorage.clear())

describe('countries looked at before', () => {
  it('the last one stands first, each once, four at most', () => {
    for (const country of ['TH', 'SG', 'TH', 'JP', 'KR', 'US']) rememberCountry(country)
    expect(recentCountries()).toEqual(['US', 'KR', 'JP', 'TH'])
  })

  it('what is no country is not shown', () => {
    localStorage.setItem('roamRecent', 'TH,<script>,xx')
    expect(recentCountries()).toEqual(['TH'])
  })
})
