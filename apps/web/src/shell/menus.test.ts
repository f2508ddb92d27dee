import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Menu } from '#contracts/content.ts'
import { readHash } from '../navigation/hash-location.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { activeTab } from './active-tab.ts'
import { FIRST_MENUS, menusOf, TABS } from './menus.ts'

const all = TABS.flatMap((tab) => FIRST_MENUS[tab])
const entries = all.flatMap((item) => item.subMenu ?? [])

describe('the menus', () => {
  it('S-101 S-196 S-197 every entry is named twice', () => {
    for (const item of all) expect(item.name && item.nameMm && item.link).toBeTruthy()
    for (const entry of entries) expect(entry.subName && entry.subNameMm && entry.style).toBeTruthy()
    expect(entries.filter((entry) => entry.style === 'entry').every((entry) => entry.link)).toBe(true)
  })

  it('S-112 every link leads to a real page', () => {
    const links = [...all.map((item) => item.link), ...entries.flatMap((entry) => entry.link ?? [])]
    expect(links.filter((link) => !matchRoute(readHash(link).path))).toEqual([])
    expect(links.length).toBeGreaterThan(40)
  })

  it('S-098 S-099 the business menu has two groups with the entries in order', () => {
    const [connectivity, ict] = FIRST_MENUS.business
    expect(connectivity?.name).toBe('Connectivity')
    expect(connectivity?.subMenu?.map((entry) => [entry.subName, entry.link])).toEqual([
      ['DIA', '/business/dia'],
    ])
    expect(ict?.name).toBe('ICT Solutions')
    expect(ict?.subMenu?.map((entry) => [entry.subName, entry.link])).toEqual([
      ['M2M', '/business/m2m'],
      ['Bulk SMS', '/business/bulk-sms'],
      ['VBot', '/business/v-bot'],
      ['Data Center', '/business/data-center'],
      ['eKYC', '/business/eKYC'],
      ['RPA', '/business/rpa'],
    ])
  })

  it('S-100 the about-us menu has five entries in order', () => {
    expect(FIRST_MENUS.about.map((item) => [item.name, item.link])).toEqual([
      ['Our Story', '/about-us/our-story'],
      ['Our Commitment', '/about-us/community'],
      ['Awards', '/about-us/awards'],
      ['Career', '/about-us/career'],
      ['Contact us', '/about-us/contact-us'],
    ])
  })

  it('S-119 digital service has the parts ID, Pay and VAS', () => {
    const digital = FIRST_MENUS.personal.find((item) => item.name === 'Digital service')
    const parts = digital?.subMenu?.filter((entry) => entry.style === 'heading').map((entry) => entry.subName)
    expect(parts).toEqual(['ID', 'Pay', 'VAS'])
  })
})

describe('the menus that editors wrote', () => {
  const seeded = (
    JSON.parse(readFileSync('db/seed/content/menu.json', 'utf8')) as {
      id: Menu['tab']
      body: { items: Menu['items'] }
    }[]
  ).map(({ id, body }) => ({ tab: id, items: body.items }))

  it('begin as the ones that the website brings with it, so that nothing moves when they come', () => {
    const plain = JSON.parse(JSON.stringify(menusOf(seeded)).replaceAll('"#/', '"/')) as unknown
    expect(plain).toEqual(FIRST_MENUS)
  })

  it('stand in place of the first ones, tab by tab', () => {
    const items = [{ name: 'Water festival', nameMm: 'သင်္ကြန်', link: '#/promotions' }]
    expect(menusOf([{ tab: 'personal', items }])).toEqual({ ...FIRST_MENUS, personal: items })
    expect(menusOf([{ tab: 'about', items: [] }])).toEqual(FIRST_MENUS)
  })

  it('a row without a link is a heading', () => {
    const entries = [
      { subName: 'Pay', subNameMm: 'ပေး' },
      { subName: 'Agents', subNameMm: 'ကိုယ်စားလှယ်', link: '#/mytelpay-agent' },
    ]
    const [item] = menusOf([
      {
        tab: 'business',
        items: [{ name: 'All', nameMm: 'အားလုံး', link: '#/business', subMenu: [{ entries }] }],
      },
    ]).business
    expect(item?.subMenu?.map(({ style }) => style)).toEqual(['heading', 'entry'])
  })
})

describe('the active tab', () => {
  it.each([
    ['/business/dia', 'business'],
    ['/about-us/awards', 'about'],
    ['/top-up', 'personal'],
    ['/', 'personal'],
    ['/no-such-page', 'personal'],
  ])('S-103 S-104 %s marks %s', (path, tab) => expect(activeTab(path)).toBe(tab))
})
