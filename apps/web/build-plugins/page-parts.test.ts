import { expect, it } from 'vitest'
import { sharedPartsOf } from './page-parts.ts'

const HOME = '/p/apps/web/src/features/home/home-page.tsx'
const importers: Readonly<Record<string, readonly string[]>> = {
  '/p/ui/card/card.tsx': ['/p/ui/price/price.tsx', '/p/apps/web/src/features/news/news-page.tsx'],
  '/p/ui/price/price.tsx': [HOME, '/p/ui/card/card.tsx'],
  '/p/ui/map/map.tsx': ['/p/apps/web/src/features/shops/shops-page.tsx'],
  '/p/node_modules/zod/index.js': [HOME],
}
const modules = {
  getModuleInfo: (id: string) => (importers[id] ? { importers: importers[id] } : null),
}
const { name } = sharedPartsOf('home-parts', /\/features\/home\/home-page\.tsx$/)

it.each([
  ['what the page imports', '/p/ui/price/price.tsx', 'home-parts'],
  ['what a part of it imports, also where two import each other', '/p/ui/card/card.tsx', 'home-parts'],
  ['what only others import', '/p/ui/map/map.tsx', null],
  ['a library', '/p/node_modules/zod/index.js', null],
])('%s: %s goes into %s', (_, id, file) => expect(name(id, modules)).toBe(file))
