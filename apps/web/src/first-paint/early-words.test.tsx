import { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { begin } from './begin.ts'

const sent = vi.fn<(words: string) => void>()
const committed = vi.fn<() => void>()

function Form() {
  const [number, setNumber] = useState('')
  const [words, setWords] = useState('')
  useLayoutEffect(committed, [])
  return (
    <main>
      <input value={number} onChange={({ target }) => setNumber(target.value)} />
      <textarea value={words} onChange={({ target }) => setWords(target.value)} />
      <button onClick={() => sent(`${number} ${words}`)}>Send</button>
    </main>
  )
}

const DRAWN = '<main><input value=""><textarea></textarea><button>Send</button></main>'

function drawnForm() {
  document.body.innerHTML = `<div id="app">${DRAWN}</div>`
  const place = document.getElementById('app') as HTMLElement
  window.__EARLY__ = { drawn: { hash: window.location.hash, answers: '[]' } }
  const field = <E extends HTMLElement>(name: string) => place.querySelector(name) as E
  return { place, input: field<HTMLInputElement>('input'), textarea: field<HTMLTextAreaElement>('textarea') }
}

const type = (field: HTMLInputElement | HTMLTextAreaElement, words: string) => {
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => {
  delete window.__EARLY__
  vi.resetAllMocks()
})

it('what was typed before the app was there stays, and a press of that time sends it', async () => {
  const { place, input, textarea } = drawnForm()
  type(input, '09 691 234 567')
  type(textarea, 'No line since Monday')
  window.__EARLY__ = { ...window.__EARLY__, pressed: place.querySelector('button') }
  await begin({ place, client: new QueryClient(), app: <Form />, parts: Promise.resolve() })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('09 691 234 567 No line since Monday'))
  expect([input.value, textarea.value]).toEqual(['09 691 234 567', 'No line since Monday'])
})

it('what is typed while the app takes over stays too', async () => {
  const { place, textarea } = drawnForm()
  await begin({ place, client: new QueryClient(), app: <Form />, parts: Promise.resolve() })
  type(textarea, 'No line')
  await new Promise((resolve) => setTimeout(resolve, 200))
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(' No line'))
  expect(textarea.value).toBe('No line')
})

it('a press that comes right after the takeover, before its effects, sends what was typed', async () => {
  const { place, input } = drawnForm()
  type(input, '09 691 234 567')
  committed.mockImplementation(() => queueMicrotask(() => place.querySelector('button')?.click()))
  await begin({ place, client: new QueryClient(), app: <Form />, parts: Promise.resolve() })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('09 691 234 567 '))
  expect(sent).toHaveBeenCalledTimes(1)
})
