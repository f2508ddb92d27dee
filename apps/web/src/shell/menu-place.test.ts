import { describe, expect, it } from 'vitest'
import { brand } from '#brand'
import { activeTab } from './active-tab.ts'
import { isHere, menuOf } from './menu-place.ts'
import { FIRST_MENUS } from './menus.ts'

const nameAt = (path: string) => menuOf(FIRST_MENUS[activeTab(path)], path)?.name

describe('the menu that is marked', () => {
  it.each([
    ['/mobile-services', 'Mobile services'],
    ['/mobile-services/package/SABAI-WEEK', 'Mobile services'],
    ['/mobile-services/package/SABAI-WEEK/gift', 'Mobile services'],
    ['/home-internet/all', 'Home internet'],
    ['/home-internet/package/F40', 'Home internet'],
    ['/International', 'International'],
    ['/International/roam', 'International'],
    ['/post-detail/42', 'Promotions'],
    ['/detail-promotions', 'Promotions'],
    [`/${brand.slug}-loyalty-ranking`, 'Promotions'],
    ['/community/community-detail/1/2', 'Community'],
    ['/qna/42', 'Customer services'],
    ['/request-issue', 'Customer services'],
    ['/business/dia', 'Connectivity'],
    ['/business/rpa', 'ICT Solutions'],
    ['/about-us/career/7', 'Career'],
    ['/about-us/contact-us', 'Contact us'],
  ])('%s stands in %s', (path, name) => expect(nameAt(path)).toBe(name))

  it('one page is in one menu, although two lead to it', () => {
    expect(nameAt('/myid')).toBe('Digital service')
    expect(nameAt('/myid/history')).toBe('Digital service')
    expect(nameAt('/digital-service/utilities')).toBe('Digital service')
  })

  it.each(['/', '/personal', '/business', '/about-us', '/log-in', '/no-such-page'])(
    '%s stands in none',
    (path) => expect(nameAt(path)).toBeUndefined(),
  )

  it('an address that only begins alike is another one', () => {
    expect(menuOf(FIRST_MENUS.personal, '/ussd-codes')).toBeUndefined()
  })
})

it('an entry is marked by its address, and by what stands behind its question mark', () => {
  window.location.hash = '#/request-issue?service=ftth'
  expect(isHere('/request-issue?service=ftth')).toBe(true)
  expect(isHere('/request-issue?service=mobile')).toBe(false)
  expect(isHere('/request-issue')).toBe(true)
  expect(isHere('/qna')).toBe(false)
  window.location.hash = ''
})
