import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { buildI18n, type Texts } from '../../../scripts/build-i18n.ts'

const TEXTS = fileURLToPath(new URL('../../../i18n/', import.meta.url))

/** Domains whose words only servers speak; no phone pays for them. */
const SERVER_ONLY = /^(sms|simulator)\./

const forBrowsers = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !SERVER_ONLY.test(key)))

/** `assets/i18n/en.json`, `my.json` and `routing.json`: emitted by the build, served fresh in development. */
export function i18nAssets(): Plugin {
  const files = (): ReadonlyMap<string, string> => {
    const { texts, routing } = buildI18n()
    return new Map([
      ['assets/i18n/en.json', JSON.stringify(forBrowsers(texts.en))],
      ['assets/i18n/my.json', JSON.stringify(forBrowsers(texts.my))],
      ['assets/i18n/routing.json', JSON.stringify(routing)],
    ])
  }
  return {
    name: 'i18n-assets',
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.watcher.add(TEXTS)
      server.watcher.on('change', (file) => {
        // No module imports them, so nobody else would tell the page.
        if (file.startsWith(TEXTS)) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/^\//, '').split('?')[0] ?? ''
        // Every module of a page passes here; reading all texts for each of them would be most of the first load.
        const body = path.startsWith('assets/i18n/') ? files().get(path) : undefined
        if (body === undefined) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(body)
      })
    },
  }
}
