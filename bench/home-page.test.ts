import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { coldHome, oneVisitShift } from './home-page.ts'

const page = (script: string) =>
  `<!doctype html><html lang="en"><body><h1>Home</h1><div id="late"></div><p>${'text '.repeat(300)}</p><script>${script}</script><script src="/a.js"></script></body></html>`

async function serving(html: string): Promise<string> {
  const server = createServer((request, answer) => {
    const script = request.url === '/a.js'
    answer
      .setHeader('content-type', script ? 'text/javascript' : 'text/html')
      .end(script ? 'void 0;'.repeat(100) : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('measurements of the home page', () => {
  it('a page that jumps is seen, a page that stands still is not', async () => {
    // Once it was painted: what moves before that is no jump, and on a busy machine the first picture is late.
    const jump = `requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
      document.getElementById('late').style.height = '300px' }, 400)))`
    expect(await oneVisitShift(await serving(page(jump)))).toBeGreaterThan(0.02)
    expect(await oneVisitShift(await serving(page('')))).toBe(0)
  })

  it('scripts are weighed by what was fetched', async () => {
    const fetched = await coldHome(await serving(page('')), 'en')
    expect(fetched.filter((file) => file.kind === 'script').map((file) => file.body.length)).toEqual([700])
  })
})
