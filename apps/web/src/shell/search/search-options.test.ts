import { describe, expect, it } from 'vitest'
import seed from '../../../../../db/seed/content/searchDestination.json'
import { readings } from '#language/zawgyi.ts'
import { matchRoute } from '../../navigation/match-route.ts'
import { findOptions, type SearchOption } from './search-options.ts'

const OPTIONS: readonly SearchOption[] = [
  { destination: 'Roaming', link: '/International/roam', destinationMm: 'ရုမ်းမင်း' },
  { destination: 'Top up', link: '/top-up', destinationMm: 'ငွေဖြည့်ရန်', keywords: ['recharge', 'ဖုန်းဘေလ်'] },
  { destination: 'Home internet plans', link: '/home-internet/all', destinationMm: 'အိမ်သုံးအင်တာနက်' },
]

const find = (query: string) => findOptions(OPTIONS, [query]).map((option) => option.link)

describe('the search list', () => {
  it.each(['ROAM', 'roam', 'RoAm'])('S-125 %s finds roaming', (query) => {
    expect(find(query)).toEqual(['/International/roam'])
  })

  it('S-124 part of a destination is enough', () => expect(find('net pl')).toEqual(['/home-internet/all']))

  it('S-125 the link alone does not match', () => {
    expect(find('International')).toEqual([])
    expect(find('/')).toEqual([])
  })

  it('finds Burmese names and other words for the same thing', () => {
    expect(find('အင်တာ')).toEqual(['/home-internet/all'])
    expect(find('recharge')).toEqual(['/top-up'])
  })

  it('understands Zawgyi', () => {
    const zawgyi = 'အိမ္သုံးအင္တာနက္'
    expect(findOptions(OPTIONS, [zawgyi])).toEqual([])
    expect(findOptions(OPTIONS, readings(zawgyi)).map((option) => option.link)).toEqual([
      '/home-internet/all',
    ])
  })

  it('S-127 an empty field suggests nothing', () => {
    expect(find('')).toEqual([])
    expect(find('  ')).toEqual([])
  })
})

describe('the list as it is served', () => {
  const served: readonly SearchOption[] = seed.map(({ body }) => body)
  const first = (query: string) => findOptions(served, [query])[0]?.link

  it.each([
    ['fiber', '#/home-internet'],
    ['ဖိုင်ဘာ', '#/home-internet'],
    ['wi-fi', '#/home-internet'],
    ['topup', '#/top-up'],
    ['puk', '#/forget-password'],
  ])('%s leads to %s', (query, link) => expect(first(query)).toBe(link))

  it('S-195 each line has a name and leads to a page that the app knows', () => {
    const wrong = served.filter(
      ({ destination, link }) => !destination.trim() || matchRoute(link.replace(/^#|\?.*$/g, '')) === null,
    )
    expect(wrong).toEqual([])
    expect(matchRoute('/no-such-page')).toBeNull()
  })
})
