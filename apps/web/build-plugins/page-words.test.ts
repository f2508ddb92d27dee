import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { pageWords } from './page-words.ts'

const SRC = '/p/apps/web/src'
const module = (code: string, importedIds: string[] = [], dynamicallyImportedIds: string[] = []) => ({
  code,
  importedIds,
  dynamicallyImportedIds,
})

const MODULES: Readonly<Record<string, ReturnType<typeof module>>> = {
  [`${SRC}/app/main.tsx`]: module(
    `t('frame.menu')`,
    [`${SRC}/shell/frame.tsx`],
    [`${SRC}/features/home/home-page.tsx`, `${SRC}/app/other-pages.ts`],
  ),
  [`${SRC}/shell/frame.tsx`]: module(`t('frame.language')`),
  [`${SRC}/features/home/home-page.tsx`]: module(`t('home.title')`),
  [`${SRC}/app/other-pages.ts`]: module('', [], [`${SRC}/features/ussd/ussd-page.tsx`]),
  [`${SRC}/features/ussd/ussd-page.tsx`]: module(
    `t('ussd.title'), t('frame.menu')`,
    ['/p/node_modules/library.js', `${SRC}/page/shared.tsx`],
    [`${SRC}/features/ussd/sheet.tsx`],
  ),
  [`${SRC}/features/ussd/sheet.tsx`]: module(`t('ussd.sheet')`),
  [`${SRC}/page/shared.tsx`]: module(`t('shared.text')`, [`${SRC}/features/ussd/ussd-page.tsx`]),
  '/p/node_modules/library.js': module(`'library.text'`),
}
const KEYS = [
  'frame.menu',
  'frame.language',
  'home.title',
  'ussd.title',
  'ussd.sheet',
  'shared.text',
  'library.text',
  'never.said',
]

const { first, pages } = pageWords(KEYS, {
  getModuleInfo: (id) => MODULES[id] ?? null,
  getModuleIds: () => Object.keys(MODULES)[Symbol.iterator](),
  parse: parseAst,
})

it('the first file has the words of the frame and of home, and of no other page', () => {
  expect([...first]).toEqual(['frame.menu', 'frame.language', 'home.title'])
})

it('a page has those of all its parts, also of what it opens later, beside the first', () => {
  expect([...pages.keys()]).toEqual(['ussd-page'])
  expect([...(pages.get('ussd-page') ?? [])]).toEqual(['ussd.title', 'shared.text', 'ussd.sheet'])
})
