import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'

/** A page of another site that frames ours. Our header alone would prevent it, so the tests remove that. */
async function hostile(html: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

const ways = {
  plain: (url: string) => `<iframe src="${url}" width="900" height="700"></iframe>`,
  'sandboxed without scripts': (url: string) =>
    `<iframe sandbox src="${url}" width="900" height="700"></iframe>`,
  'sandboxed with scripts': (url: string) =>
    `<iframe sandbox="allow-scripts" src="${url}" width="900" height="700"></iframe>`,
  object: (url: string) => `<object data="${url}" width="900" height="700"></object>`,
}

for (const [name, frame] of Object.entries(ways)) {
  test(`S-027 framed (${name}) with the header removed, nothing is visible`, async ({ page, baseURL }) => {
    await page.route(`${baseURL}/**`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      delete headers['content-security-policy']
      delete headers['x-frame-options']
      await route.fulfill({ response, headers })
    })
    const host = await hostile(
      `<!doctype html><body style="margin:0;background:#fff">${frame(`${baseURL}/#/`)}</body>`,
    )
    try {
      await page.goto(host.url)
      await page.waitForLoadState('networkidle')
      const inner = page.frames().find((candidate) => candidate !== page.mainFrame())
      expect(inner, 'the frame loaded, so that nothing visible means hidden').toBeDefined()
      const visible = await inner?.locator('body *:visible').count()
      expect(visible).toBe(0)
    } finally {
      host.close()
    }
  })
}

test('S-027 every answer forbids framing by header', async ({ request }) => {
  for (const path of [
    '/',
    '/config.json',
    '/assets/i18n/en.json',
    '/api/v1/get-category',
    '/no-such-file',
    '/health/live',
  ]) {
    const response = await request.get(path)
    expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

test('S-027 control: the same page outside a frame is visible', async ({ page, site }) => {
  await site.open('')
  expect(await page.locator('body *:visible').count()).toBeGreaterThan(20)
})
