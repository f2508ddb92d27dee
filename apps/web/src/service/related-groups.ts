import { readHash } from '../navigation/hash-location.ts'
import type { Tab } from '../navigation/route-row.ts'
import type { Menus, MenuItem } from '../shell/menus.ts'

export type RelatedLink = { readonly name: string; readonly nameMm: string; readonly link: string }

/** `menu` is null when the links are the whole tab's and not one group's. */
export type RelatedGroup = { readonly menu: MenuItem | null; readonly links: readonly RelatedLink[] }

const samePath = (link: string, path: string) => readHash(link).path === path

function linksOf(item: MenuItem, path: string): RelatedLink[] {
  return (item.subMenu ?? []).flatMap((entry) =>
    entry.link === undefined || samePath(entry.link, path)
      ? []
      : [{ name: entry.subName, nameMm: entry.subNameMm, link: entry.link }],
  )
}

/** Business and About Us show their whole menu; a personal page shows the group it stands in. */
export function relatedGroups(menus: Menus, tab: Tab, path: string): RelatedGroup[] {
  if (tab === 'about') {
    const links = menus.about.filter((item) => !samePath(item.link, path))
    return [{ menu: null, links }]
  }
  const items =
    tab === 'business' ? menus.business : menus.personal.filter((item) => standsIn(item, path)).slice(0, 1)
  return items
    .map((item) => ({ menu: item, links: linksOf(item, path) }))
    .filter((group) => group.links.length > 0)
}

const standsIn = (item: MenuItem, path: string) =>
  samePath(item.link, path) ||
  (item.subMenu ?? []).some((entry) => entry.link !== undefined && samePath(entry.link, path))
