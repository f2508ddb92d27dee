import { brand } from '#brand'
import type { Menu } from '#contracts/content.ts'
import type { Lang } from '#contracts/language.ts'
import { fillSlots } from '#language/fill-slots.ts'
import type { Tab } from '../navigation/route-row.ts'
import data from './menus.json'

/** A `heading` parts a long list and leads nowhere; an `entry` has a link. */
export type SubMenuEntry = {
  readonly subName: string
  readonly subNameMm: string
  readonly link?: string
  readonly style: 'heading' | 'entry'
}

export type MenuItem = {
  readonly name: string
  readonly nameMm: string
  readonly link: string
  readonly subMenu?: readonly SubMenuEntry[]
}

export const TABS = ['personal', 'business', 'about'] as const satisfies readonly Tab[]

/** The file spells no brand: names and links have slots for it. */
const fill = (text: string, lang: Lang) => fillSlots(text, { brand: brand.name[lang], slug: brand.slug })

function readEntry(entry: {
  subName: string
  subNameMm: string
  link?: string
  style: string
}): SubMenuEntry {
  return {
    subName: fill(entry.subName, 'en'),
    subNameMm: fill(entry.subNameMm, 'my'),
    ...(entry.link === undefined ? {} : { link: fill(entry.link, 'en') }),
    style: entry.style === 'heading' ? 'heading' : 'entry',
  }
}

function readItem(item: {
  name: string
  nameMm: string
  link: string
  subMenu?: Parameters<typeof readEntry>[0][]
}): MenuItem {
  const { name, nameMm, link, subMenu } = item
  return {
    name: fill(name, 'en'),
    nameMm: fill(nameMm, 'my'),
    link: fill(link, 'en'),
    ...(subMenu ? { subMenu: subMenu.map(readEntry) } : {}),
  }
}

export type Menus = Readonly<Record<Tab, readonly MenuItem[]>>

/** As the requirements have them: shown until the editors' own are here, and where they wrote none. */
export const FIRST_MENUS: Menus = {
  personal: data.personal.map(readItem),
  business: data.business.map(readItem),
  about: data.about.map(readItem),
}

type Written = Menu['items'][number]
type WrittenEntry = NonNullable<Written['subMenu']>[number]['entries'][number]

const entryOf = ({ subName, subNameMm, link }: WrittenEntry): SubMenuEntry =>
  link === undefined ? { subName, subNameMm, style: 'heading' } : { subName, subNameMm, link, style: 'entry' }

function itemOf({ name, nameMm, link, subMenu }: Written): MenuItem {
  const entries = (subMenu ?? []).flatMap((group) => group.entries.map(entryOf))
  return { name, nameMm, link, ...(entries.length > 0 ? { subMenu: entries } : {}) }
}

export function menusOf(written: readonly Menu[]): Menus {
  const own = written.filter(({ items }) => items.length > 0)
  return { ...FIRST_MENUS, ...Object.fromEntries(own.map(({ tab, items }) => [tab, items.map(itemOf)])) }
}

export const menuName = (item: MenuItem, lang: Lang) => (lang === 'my' ? item.nameMm : item.name)
export const entryName = (entry: SubMenuEntry, lang: Lang) =>
  lang === 'my' ? entry.subNameMm : entry.subName
