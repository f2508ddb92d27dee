import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answersOf } from './answers.ts'
import { begin } from './begin.ts'

const asked = vi.fn<() => Promise<string>>(async () => 'asked again')
const pressed = vi.fn<() => void>()

function Home() {
  const { data } = useQuery({ queryKey: ['greeting'], queryFn: asked, staleTime: Infinity })
  return (
    <main>
      <h1>{data}</h1>
      <button onClick={pressed}>Menu</button>
    </main>
  )
}

const DRAWN = '<main><h1>Hello</h1><button>Menu</button></main>'

/** The state in which the inline script leaves the page. */
function page({ drawn = DRAWN, hash = window.location.hash } = {}): HTMLElement {
  const told = new QueryClient()
  told.setQueryData(['greeting'], 'Hello')
  document.body.innerHTML = `<div id="app">${drawn}</div>`
  window.__EARLY__ = { drawn: { hash, answers: JSON.stringify(answersOf(told)) } }
  return document.getElementById('app') as HTMLElement
}

function start(place: HTMLElement, parts: Promise<unknown> = Promise.resolve()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const app = (
    <QueryClientProvider client={client}>
      <Home />
    </QueryClientProvider>
  )
  return begin({ place, client, app, parts })
}

const said = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.clearAllMocks()
  said.mockImplementation(() => undefined)
})
afterEach(() => {
  delete window.__EARLY__
})

it('takes over the elements that stand there, and asks for nothing that the server was told', async () => {
  const place = page()
  const heading = place.querySelector('h1')
  await start(place)
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
  expect(place.querySelector('h1')).toBe(heading)
  expect(asked).not.toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})

it('a button pressed before the app was there is pressed once', async () => {
  const place = page()
  window.__EARLY__ = { ...window.__EARLY__, pressed: place.querySelector('button') }
  await start(place)
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
})

it.each([
  ['a page that was left meanwhile', () => start(page({ hash: '#/elsewhere' }))],
  ['a page whose file does not come', () => start(page(), Promise.reject(new Error('lost')))],
])('%s is drawn by the app itself', async (_, run) => {
  await run()
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('asked again'))
  expect(document.querySelectorAll('main')).toHaveLength(1)
})

it('a line that stalls does not keep the app away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const place = page()
  window.__EARLY__ = { drawn: { hash: window.location.hash, answers: new Promise(() => undefined) } }
  const begun = start(place)
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  await begun
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('asked again'))
})

it('another drawing than the app would make is replaced, and said in the console', async () => {
  const place = page({ drawn: '<main><h2>Old</h2></main>' })
  await start(place)
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBe('Hello'))
  expect(place.querySelector('h2')).toBeNull()
  expect(said).toHaveBeenCalledWith('drawn otherwise', expect.anything())
})
