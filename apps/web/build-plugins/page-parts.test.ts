import { expect, it } from 'vitest'
import { everyVisitsParts, sharedPartsOf } from './page-parts.ts'

const HOME = '/p/apps/web/src/features/home/home-page.tsx'
const START = '/p/apps/web/src/app/main.tsx'
const importers: Readonly<Record<string, readonly string[]>> = {
  '/p/ui/card/card.tsx': ['/p/ui/price/price.tsx', '/p/apps/web/src/features/news/news-page.tsx'],
  '/p/ui/price/price.tsx': [HOME, '/p/ui/card/card.tsx'],
  '/p/ui/map/map.tsx': ['/p/apps/web/src/features/shops/shops-page.tsx'],
  '/p/ui/hero/hero.tsx': [HOME],
  '/p/ui/logo/logo.tsx': [START],
  '/p/node_modules/zod/index.js': [HOME],
}
const modules = {
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [], dynamicImporters: [] }),
}
const { name } = sharedPartsOf('home-parts', /\/features\/home\/home-page\.tsx$/)

it.each([
  ['what the page imports', '/p/ui/price/price.tsx', 'home-parts'],
  ['what a part of it imports, also where two import each other', '/p/ui/card/card.tsx', 'home-parts'],
  ['what only others import', '/p/ui/map/map.tsx', null],
  ['a library', '/p/node_modules/zod/index.js', null],
])('%s: %s goes into %s', (_, id, file) => expect(name(id, modules)).toBe(file))

const everyVisit = everyVisitsParts('frame', /\/app\/main\.tsx$/, /\/home-page\.tsx$/, /\.module\.css$/)

it.each([
  ['what the app begins with', '/p/ui/logo/logo.tsx', 'frame'],
  ['what home shares with another page', '/p/ui/card/card.tsx', 'frame'],
  ['what only home needs', '/p/ui/hero/hero.tsx', null],
  ['what only others need', '/p/ui/map/map.tsx', null],
  ['styles that are named', '/p/ui/tabs/tabs.module.css', 'frame'],
  ['a library', '/p/node_modules/zod/index.js', null],
])('of every visit, %s: %s goes into %s', (_, id, file) => expect(everyVisit.name(id, modules)).toBe(file))
