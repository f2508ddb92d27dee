import { freeSegments } from './app-path.ts'

/** Broken references of a document: links to pages of the app, and pictures. */
export type DeadEnds = { readonly links: readonly string[]; readonly pictures: readonly string[] }

export const leadsSomewhere = (link: string): boolean => freeSegments(link) !== null

const IN_HTML = /\shref="(#[^"]*)"/g
const PICTURE_KEY = /^picture(Mobile)?Name$|^screenshotNames$/

type Named = { readonly links: Set<string>; readonly pictures: Set<string> }

function gather(value: unknown, key: string, named: Named): void {
  if (Array.isArray(value)) for (const item of value) gather(item, key, named)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) gather(inner, name, named)
  else if (typeof value === 'string') {
    if (PICTURE_KEY.test(key)) named.pictures.add(value)
    else if (value.startsWith('#/')) named.links.add(value)
    else for (const [, link = ''] of value.matchAll(IN_HTML)) named.links.add(link)
  }
}

/** Anchors (`#prices`) stay on their own page and are not checked. */
const isPath = (link: string): boolean => link.startsWith('#/')

export function deadEnds(body: unknown, hasPicture: (name: string) => boolean): DeadEnds {
  const named: Named = { links: new Set(), pictures: new Set() }
  gather(body, '', named)
  return {
    links: [...named.links].filter((link) => isPath(link) && !leadsSomewhere(link)),
    pictures: [...named.pictures].filter((name) => !hasPicture(name)),
  }
}
