import { describe, expect, it } from 'vitest'
import type { SearchHit } from '#contracts/search.ts'
import { readHash } from '../../navigation/hash-location.ts'
import { GROUP_PATHS } from './group-paths.ts'

const hit = (rest: Partial<SearchHit>): SearchHit => ({
  id: 'one',
  title: 'One',
  titleMm: null,
  code: null,
  kyat: null,
  ...rest,
})

describe('where a hit leads', () => {
  it('a code to dial: to the list of codes, which looks for this one, its # included', () => {
    const { path, search } = readHash(`#${GROUP_PATHS.USSD(hit({ code: '*124#' }))}`)
    expect([path, new URLSearchParams(search).get('q')]).toEqual(['/ussd', '*124#'])
  })

  it('a story of the community: to its section; every other post to its own page', () => {
    expect(GROUP_PATHS.POST(hit({ categoryId: 'schools' }))).toBe('/community/community-detail/schools/one')
    expect(GROUP_PATHS.POST(hit({}))).toBe('/post-detail/one')
  })
})
