import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LINE_WORDS } from '../../../language/line-pieces.ts'
import { linePattern } from '../../../language/line-words.ts'
import { buildI18n, type Texts } from '../../../scripts/build-i18n.ts'
import { pageWords, type Modules, type PageWords } from './page-words.ts'

const TEXTS = fileURLToPath(new URL('../../../i18n/', import.meta.url))
const LANGUAGES = ['en', 'my'] as const

/** Domains whose words only servers speak; no phone pays for them. */
const SERVER_ONLY = /^(sms|simulator)\./

const forBrowsers = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !SERVER_ONLY.test(key)))

const textsOf = (texts: Texts, keys: ReadonlySet<string>): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key)))

/** Where Burmese lines may end travels with the Burmese texts. */
const lines = { en: {}, my: { [LINE_WORDS]: linePattern() } } as const

function readAll() {
  const { texts, routing } = buildI18n()
  return { en: forBrowsers(texts.en), my: forBrowsers(texts.my), routing }
}

/** `<language>.json` for the frame and home, `<language>/<page>.json` for what another page says beside that. */
function builtFiles(modules: Modules): Map<string, string> {
  const all = readAll()
  const { first, pages }: PageWords = pageWords(
    [...new Set([...Object.keys(all.en), ...Object.keys(all.my)])],
    modules,
  )
  const files = new Map([['routing', JSON.stringify(all.routing)]])
  for (const lang of LANGUAGES) {
    files.set(lang, JSON.stringify({ ...lines[lang], ...textsOf(all[lang], first) }))
    files.set(`${lang}/all`, JSON.stringify(all[lang]))
    for (const [page, keys] of pages) files.set(`${lang}/${page}`, JSON.stringify(textsOf(all[lang], keys)))
  }
  return files
}

/** In development nothing is put together yet: the first file has every text, and those of pages none. */
function freshFile(name: string): string | null {
  const { routing, ...texts } = readAll()
  if (name === 'routing') return JSON.stringify(routing)
  const lang = LANGUAGES.find((one) => one === name)
  if (lang) return JSON.stringify({ ...lines[lang], ...texts[lang] })
  return /^(en|my)\/[\w-]+$/.test(name) ? '{}' : null
}

/** The texts and the search list below `assets/i18n/`: emitted by the build, served fresh in development. */
export function i18nAssets(): Plugin {
  return {
    name: 'i18n-assets',
    generateBundle() {
      for (const [name, source] of builtFiles(this))
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${name}.json`, source })
    },
    configureServer(server) {
      server.watcher.add(TEXTS)
      server.watcher.on('change', (file) => {
        // No module imports them, so nobody else would tell the page.
        if (file.startsWith(TEXTS)) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const name = /^\/?assets\/i18n\/([\w/-]+)\.json(\?|$)/.exec(request.url ?? '')?.[1]
        // Every module of a page passes here; reading all texts for each of them would be most of the first load.
        const body = name === undefined ? null : freshFile(name)
        if (body === null) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(body)
      })
    },
  }
}
