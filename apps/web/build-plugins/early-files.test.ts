import type { IndexHtmlTransformHook } from 'vite'
import { expect, it } from 'vitest'
import { earlyFiles } from './early-files.ts'

const HTML = `<head>
    <!--early-->
    <script type="module" crossorigin src="./assets/frame-1.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/frame-1.css">
  </head>`

const chunk = (imports: readonly string[], css: string, facadeModuleId?: string) => ({
  type: 'chunk',
  imports,
  facadeModuleId,
  viteMetadata: { importedCss: new Set([css]) },
})

const BUNDLE = {
  'assets/home-page-1.js': chunk(
    ['assets/frame-1.js', 'assets/home-parts-1.js'],
    'assets/home-page-1.css',
    '/p/apps/web/src/features/home/home-page.tsx',
  ),
  'assets/home-parts-1.js': chunk(['assets/frame-1.js'], 'assets/home-parts-1.css'),
  'assets/other-page-1.js': chunk(
    ['assets/frame-1.js', 'assets/other-parts-1.js'],
    'assets/other-page-1.css',
    '/p/apps/web/src/app/other-page.tsx',
  ),
  'assets/other-parts-1.js': chunk([], 'assets/other-parts-1.css'),
  'assets/desktop-header-1.js': chunk(
    ['assets/frame-1.js'],
    'assets/frame-1.css',
    '/p/apps/web/src/shell/header/desktop-header.tsx',
  ),
  'assets/log-in-page-1.js': chunk(
    ['assets/frame-1.js', 'assets/home-parts-1.js', 'assets/many-parts-1.js'],
    'assets/log-in-page-1.css',
    '/p/apps/web/src/features/identity/log-in-page.tsx',
  ),
  'assets/post-page-1.js': chunk(
    ['assets/frame-1.js', 'assets/many-parts-1.js'],
    'assets/post-page-1.css',
    '/p/apps/web/src/features/post/post-page.tsx',
  ),
  'assets/many-parts-1.js': chunk([], 'assets/many-parts-1.css'),
  'assets/frame-1.js': chunk([], 'assets/frame-1.css'),
  'assets/burmese-700-1.woff2': { type: 'asset' },
  'assets/burmese-400-1.woff2': { type: 'asset' },
  'assets/other-peoples-400-1.woff2': { type: 'asset' },
}

type Answer = { html: string; tags: { attrs: Record<string, string> }[] }

function transformed(): Answer {
  const { transformIndexHtml } = earlyFiles()
  const { handler } = transformIndexHtml as { handler: IndexHtmlTransformHook }
  const context = { bundle: BUNDLE } as unknown as Parameters<IndexHtmlTransformHook>[1]
  return handler.call({} as never, HTML, context) as Answer
}

it('the home page brings the sheets of its parts too, before its own, and none twice', () => {
  const sheets = transformed().tags.filter(({ attrs }) => attrs['rel'] === 'stylesheet')
  expect(sheets.map(({ attrs }) => attrs['href'])).toEqual([
    './assets/home-parts-1.css',
    './assets/home-page-1.css',
  ])
})

it('scripts stand there without being fetched, until the page was seen', () => {
  const { html, tags } = transformed()
  expect(html).toContain('<link crossorigin data-start href="./assets/frame-1.js">')
  expect(html).not.toContain('<script type="module"')
  const atHome = tags.filter(({ attrs }) => attrs['data-start'] === 'home')
  expect(atHome.map(({ attrs }) => attrs['href'])).toEqual([
    './assets/home-parts-1.js',
    './assets/home-page-1.js',
  ])
})

it('what every page but home needs stands there too, for those who come to one of them', () => {
  const elsewhere = transformed().tags.filter(({ attrs }) => attrs['data-start'] === 'other')
  expect(elsewhere.map(({ attrs }) => attrs['href'])).toEqual([
    './assets/other-parts-1.js',
    './assets/other-page-1.js',
  ])
})

it('and the header of wide screens for those who have one', () => {
  const wide = transformed().tags.filter(({ attrs }) => attrs['data-start'] === 'wide')
  expect(wide.map(({ attrs }) => attrs['href'])).toEqual(['./assets/desktop-header-1.js'])
})

const hinted = (page: string) =>
  [...transformed().html.matchAll(/<link data-early="([^"]*)"[^>]*href="([^"]+)"/g)].flatMap(
    ([, pages = '', href]) => (pages.split(' ').includes(page) ? [href] : []),
  )

it('all sheets of pages that are often the first are hints too, without those that home brings anyway', () => {
  const ofOthers = ['./assets/other-parts-1.css', './assets/other-page-1.css', './assets/many-parts-1.css']
  expect(hinted('log-in')).toEqual([...ofOthers, './assets/log-in-page-1.css'])
  expect(hinted('post-detail')).toEqual([...ofOthers, './assets/post-page-1.css'])
})

it('a sheet that several of them want is one hint', () => {
  expect(transformed().html.match(/many-parts-1\.css/g)).toHaveLength(1)
})

it('both weights of the Burmese font are hints, ahead of the script that turns them on', () => {
  const fonts = transformed().html.match(/data-early="font"[^>]*href="[^"]+"/g)
  expect(fonts?.map((hint) => /href="([^"]+)"/.exec(hint)?.[1])).toEqual([
    './assets/burmese-400-1.woff2',
    './assets/burmese-700-1.woff2',
  ])
})
