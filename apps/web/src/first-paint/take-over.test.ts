import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeOver, twinOf } from './take-over.ts'

const FIRST = '<div id="first"><main><h1>Home</h1></main><button>Menu</button></div>'

function page(first: string): HTMLElement {
  document.body.innerHTML = `${first}<div id="app"></div>`
  return document.getElementById('app') as HTMLElement
}

const first = () => document.getElementById('first')
const drawApp = (app: HTMLElement) => {
  app.innerHTML = '<main><h1>Home</h1></main><button>Menu</button>'
  return app.querySelector('button') as HTMLButtonElement
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  delete window.__EARLY__
})

it('the app stays behind the first paint until it has drawn the page itself', async () => {
  const app = page(FIRST)
  takeOver(app, new QueryClient())
  expect(app.dataset['behind']).toBe('')
  drawApp(app)
  await vi.waitFor(() => expect(first()).toBeNull())
  expect(app.dataset['behind']).toBeUndefined()
})

it('while answers are still on their way it stays, but not for ever', async () => {
  const app = page(FIRST)
  const client = new QueryClient()
  takeOver(app, client)
  void client.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) })
  drawApp(app)
  await Promise.resolve()
  expect(first()).not.toBeNull()
  vi.advanceTimersByTime(6000)
  expect(first()).toBeNull()
})

it('a button pressed on the first paint brings the app forward, and is pressed there', async () => {
  const app = page(FIRST)
  const client = new QueryClient()
  takeOver(app, client)
  void client.prefetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) })
  window.__EARLY__ = { pressed: first()?.querySelector('button') ?? null }
  const heard = vi.fn<() => void>()
  drawApp(app).addEventListener('click', heard)
  await vi.waitFor(() => expect(first()).toBeNull())
  vi.advanceTimersByTime(50)
  expect(heard).toHaveBeenCalledTimes(1)
})

it('going elsewhere brings the app forward at once', () => {
  const app = page(FIRST)
  takeOver(app, new QueryClient())
  window.dispatchEvent(new Event('hashchange'))
  expect(first()).toBeNull()
  expect(app.dataset['behind']).toBeUndefined()
})

it('without a first paint nothing is held back', () => {
  const app = page('<div id="first"></div>')
  takeOver(app, new QueryClient())
  expect(app.dataset['behind']).toBeUndefined()
  expect(first()).toBeNull()
})

it('another button in the same place is not pressed', () => {
  document.body.innerHTML = '<p><button>Menu</button></p><div><button>Delete</button></div>'
  const [here, there] = [document.querySelector('p'), document.querySelector('div')]
  expect(twinOf(document.querySelector('p button'), here as Element, there as Element)).toBeNull()
})
