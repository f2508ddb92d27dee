import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { useHashLocation } from './hash-location.ts'

function Here() {
  const [path] = useHashLocation()
  return <main data-path={path} />
}

afterEach(() => {
  delete window.__EARLY__
  window.location.hash = ''
})

it('whoever goes on while the app takes over a drawn page is followed, down to the attributes', async () => {
  const place = document.createElement('div')
  place.innerHTML = '<main data-path="/"></main>'
  window.__EARLY__ = { drawn: { hash: '', answers: null } }
  window.location.hash = '#/personal'
  const root = await act(async () => hydrateRoot(place, <Here />))
  expect(place.querySelector('main')?.dataset['path']).toBe('/personal')
  root.unmount()
})
