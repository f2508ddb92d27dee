import { join } from 'node:path'
import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { i18nAssets } from '../apps/web/build-plugins/i18n-assets.ts'
import { root } from '../scripts/root.ts'

const I18N = join(root, 'i18n')

/** As much of the development server as the plugin touches. */
function served() {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() })
  const send = vi.fn()
  const use = vi.fn<(handler: (request: object, response: object, next: () => void) => void) => void>()
  const { configureServer } = i18nAssets()
  if (typeof configureServer !== 'function') throw new Error('the plugin serves nothing')
  const server = { watcher, ws: { send }, middlewares: { use } }
  // Only the three parts above are asked for.
  Reflect.apply(configureServer, {}, [server as unknown as ViteDevServer])
  const ask = (url: string) => {
    const [response, next] = [{ setHeader: vi.fn(), end: vi.fn() }, vi.fn()]
    use.mock.calls[0]?.[0]({ url }, response, next)
    return { body: String(response.end.mock.calls[0]?.[0] ?? ''), passedOn: next.mock.calls.length === 1 }
  }
  return { watcher, send, ask }
}

it('a changed text reloads the page, another file does not', () => {
  const { watcher, send } = served()
  watcher.emit('change', join(I18N, '../apps/web/src/app/main.tsx'))
  expect(send).not.toHaveBeenCalled()
  watcher.emit('change', join(I18N, 'my/home.json'))
  expect(send).toHaveBeenCalledWith({ type: 'full-reload' })
})

it('texts are served fresh, and nothing else is read for them', () => {
  const { ask } = served()
  expect(Object.keys(JSON.parse(ask('/assets/i18n/en.json').body)).length).toBeGreaterThan(100)
  expect(ask('/assets/i18n/en.json?t=1').passedOn).toBe(false)
  expect(ask('/src/app/main.tsx')).toEqual({ body: '', passedOn: true })
})
