import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { byKind, firstVisit, kindOf } from './first-visit.ts'

const PAGE = `<!doctype html><html lang="my"><body><div id="app"><button>Buy</button></div><script>
  fetch('/slow.json')
  fetch('/assets/i18n/my.json').then(() => {
    document.querySelector('button')['__reactProps$x'] = {}
    setTimeout(() => fetch('/first-paint/later'), 3000)
  })
</script><script src="/a.js"></script></body></html>`

async function serving(): Promise<string> {
  const server = createServer(({ url }, answer) => {
    // The page is not at rest while this comes: what is asked for late comes while it is still watched.
    if (url === '/slow.json') setTimeout(() => answer.end('{}'), 4_000)
    else if (url === '/') answer.setHeader('content-type', 'text/html').end(PAGE)
    else answer.setHeader('content-type', 'text/javascript').end('x'.repeat(5_000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('counts texts fetched before the button answers, and nothing that is asked for after', async () => {
  const parts = byKind(await firstVisit(await serving()))
  expect(parts['texts']).toBeGreaterThan(5_000)
  expect(parts['js']).toBeGreaterThan(5_000)
  expect(parts['html']).toBeGreaterThan(PAGE.length)
  expect(parts['drawn answers']).toBeUndefined()
})

it('data is told apart by its address', () => {
  const kind = (path: string) => kindOf('Fetch', `http://127.0.0.1${path}`)
  expect(['/first-paint/home?lang=my', '/assets/i18n/my.json', '/config.json'].map(kind)).toEqual([
    'drawn answers',
    'texts',
    'other answers',
  ])
})
