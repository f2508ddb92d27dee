import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.ts'

export type GalleryRoute = {
  readonly id: string
  readonly path: string
  readonly tab: string
  readonly signedIn: boolean
}

type Row = { readonly path: string; readonly tab: string; readonly access: string }
type Ids = Readonly<Record<string, readonly string[]>>

const tableOf = async (file: string): Promise<unknown> =>
  import(pathToFileURL(join(root, 'apps/web/src/navigation', file)).href)

/** The web's own tables, read as data: a new route is in the gallery without being named here. */
async function readTable(): Promise<Readonly<Record<string, Row>>> {
  const { ADDRESSES } = (await tableOf('addresses.ts')) as { ADDRESSES: Readonly<Record<string, string>> }
  const { ROUTES } = (await tableOf('routes.ts')) as { ROUTES: Readonly<Record<string, Omit<Row, 'path'>>> }
  return Object.fromEntries(
    Object.entries(ROUTES).map(([id, { tab, access }]) => [id, { path: ADDRESSES[id] ?? '', tab, access }]),
  )
}

type Entry = { readonly [key: string]: unknown }
type Sample = { readonly call: string; readonly values: (entry: Entry) => readonly unknown[] }

const key = (name: string) => (entry: Entry) => [entry[name]]
const firstService = ({ vasPackage }: Entry) => [(vasPackage as readonly Entry[])[0]?.['id']]

/** One real thing of each kind, as the running product has it: the first of a list. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'post-detail/:postId': { call: '/api/v1/get-latest-post-list', values: key('postId') },
  'community/community-detail/:categoryId/:postId': {
    call: '/api/v1/get-post-list-by-category/community',
    values: (post) => [post['showCategoryId'], post['postId']],
  },
  'mobile-services/:vasGroupId': { call: '/api/v1/get-vas-group', values: key('id') },
  'mobile-services/package/:id': { call: '/api/v1/get-vas-package-popular', values: key('id') },
  'mobile-services/package/:id/gift': { call: '/api/v1/get-vas-package-popular', values: key('id') },
  'home-internet/package/:id': { call: '/gw/ftth/package/all', values: key('id') },
  'home-internet/order/:id': { call: '/gw/ftth/package/all', values: key('id') },
  'digital-service/:groupId': { call: '/api/v1/get-digital-service', values: key('id') },
  'digital-service/detail/:id': { call: '/api/v1/get-digital-service', values: firstService },
  'qna/:id': { call: '/api/v1/get-faq', values: key('id') },
  'about-us/career/:id': { call: '/api/v1/get-jobs', values: key('id') },
}

async function sampleIds(address: string): Promise<Ids> {
  const ids: Record<string, readonly string[]> = {}
  for (const [path, { call, values }] of Object.entries(SAMPLES)) {
    const answer = await fetch(address + call)
    const { result } = (await answer.json()) as { result: readonly Entry[] | null }
    const found = result?.[0] ? values(result[0]) : []
    if (found.length > 0 && found.every((value) => typeof value === 'string')) ids[path] = found
  }
  return ids
}

/** `:class(a|b)` becomes its first word, `:id` a real id; null when the product has nothing to show there. */
export function fill(path: string, ids: Ids): string | null {
  const chosen = path.replace(/:\w+\(([^|)]+)[^)]*\)/g, '$1')
  if (!chosen.includes(':')) return chosen
  const values = ids[path]
  return values === undefined ? null : values.reduce((text, value) => text.replace(/:\w+/, value), chosen)
}

/** Every address that can be opened, and those that cannot because nothing of their kind exists. */
export async function galleryRoutes(
  address: string,
): Promise<{ routes: readonly GalleryRoute[]; left: readonly string[] }> {
  const table = await readTable()
  const ids = await sampleIds(address)
  const routes: GalleryRoute[] = []
  const left: string[] = []
  for (const [id, { path, tab, access }] of Object.entries(table)) {
    const filled = fill(path, ids)
    if (filled === null) left.push(path)
    else routes.push({ id, path: filled, tab, signedIn: access !== 'public' })
  }
  return { routes, left }
}
