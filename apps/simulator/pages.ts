import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import en from '#i18n/en/simulator.json' with { type: 'json' }
import my from '#i18n/my/simulator.json' with { type: 'json' }
import { brand } from '#brand'
import type { System } from './system.ts'

const HERE = import.meta.dirname
const ROOT = join(HERE, '..', '..')

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/** Only own resources, and nothing that was sent to a phone is ever executed. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** The systems' pages in one frame, in the product's colours. */
export function servePages(app: FastifyInstance, systems: readonly System[]): void {
  const names = systems.map(({ name }) => name)
  const serveFile = (url: string, file: string) =>
    app.get(url, (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .type(TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain')
        .send(readFileSync(file)),
    )
  // Served under their repository paths, so that relative links work in both.
  serveFile('/ui/tokens.css', join(ROOT, 'ui/tokens.css'))
  serveFile('/brand/brand.css', join(ROOT, 'brand/brand.css'))
  serveFile('/shell/page/shell.css', join(HERE, 'shell/page/shell.css'))
  serveFile('/shell/page/shell.js', join(HERE, 'shell/page/shell.js'))
  for (const name of names) {
    serveFile(`/${name}/page`, join(HERE, name, 'page/index.html'))
    serveFile(`/${name}/page/page.js`, join(HERE, name, 'page/page.js'))
  }
  app.get('/', (_request, reply) => reply.redirect(`/${names[0]}/page`))
  app.get('/shell/words', async () => ({
    systems: names,
    en: { ...en, brand: brand.name.en },
    my: { ...my, brand: brand.name.my },
  }))
}
