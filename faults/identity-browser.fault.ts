import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { chromium, type Browser } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { getOtp, requestOtp } from '#contracts/identity.ts'
import { identityRoutes, type Identity } from '#modules/identity/index.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { serve, urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { numberAt, withIdentity, type Site } from './identity/identity-site.ts'
import { foreignPages } from './identity/foreign-pages.ts'
import type { Count, Fault, Size } from './fault.ts'

const PORT = {
  ours: Number(process.env['FAULTS_PORT'] ?? 9225),
  foreign: Number(process.env['FAULTS_FOREIGN_PORT'] ?? 9226),
}
const PAGES: Record<Size, number> = { ci: 9, full: 54 }
const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
/** By then a page's pictures, forms and frames have all sent their requests. */
const SETTLE_MS = 400

/** The same calls without any protection against other sites. */
function unguardedRoutes(app: FastifyInstance, { requestCode }: Identity): void {
  const { changes: _get, ...byGet } = getOtp
  const { changes: _post, ...byPost } = requestOtp
  const send = (phoneNumber: string, address: string) =>
    requestCode({
      phoneNumber,
      purpose: 'LOGIN',
      sms: { template: 'login', slots: {} },
      captcha: { token: undefined, type: 'LOGIN' },
      lang: 'en',
      address,
    })
  serve(app, byGet, ({ query, request }) => send(query.phoneNumber, request.ip))
  serve(app, byPost, ({ body, request }) => send(body.phoneNumber, request.ip))
}

async function visitAll(browser: Browser, site: Site, pages: number): Promise<Count> {
  let html = ''
  const foreign: Server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  )
  foreign.listen(PORT.foreign, '127.0.0.1')
  await once(foreign, 'listening')
  try {
    for (let place = 0; place < pages; place += 1) {
      const number = numberAt(place * 10_007)
      const kinds = foreignPages(`http://127.0.0.1:${PORT.ours}${urlOf(requestOtp)}`, number)
      // A short run uses every third kind.
      html = kinds[(pages < kinds.length ? place * 3 : place) % kinds.length] ?? ''
      const page = await browser.newPage()
      // Another host name, so that nothing about it is same-site.
      await page.goto(`http://localhost:${PORT.foreign}/`).catch(() => undefined)
      await page.waitForTimeout(SETTLE_MS)
      await page.close()
    }
    return { tried: pages, bad: site.sent() }
  } finally {
    foreign.closeAllConnections()
    foreign.close()
  }
}

const foreignOrigin =
  (routes: (app: FastifyInstance, identity: Identity) => void) =>
  (size: Size): Promise<Count> =>
    withIdentity(async (site) => {
      const app = makeServer({
        log: makeLogger({ level: 'silent', process: 'fault' }),
        readSession: site.identity.sessions.read,
      })
      routes(app, site.identity)
      await app.listen({ port: PORT.ours, host: '127.0.0.1' })
      const executablePath = EXECUTABLES.find((path) => existsSync(path))
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: ['--no-sandbox', '--disable-gpu'],
      })
      try {
        return await visitAll(browser, site, PAGES[size])
      } finally {
        await browser.close()
        await app.close()
      }
    })

export const faults: readonly Fault[] = [
  {
    name: 'identity.foreign-origin',
    bar: 0,
    attack: foreignOrigin(identityRoutes),
    control: foreignOrigin(unguardedRoutes),
  },
]
