import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { later, loadAhead } from './later.tsx'

afterEach(cleanup)

const Here = ({ name }: { name: string }) => <p>here, {name}</p>
const Waiting = ({ name }: { name: string }) => <p>waiting for {name}</p>

it('shows what stands in its place, then the part, without React holding it back', async () => {
  const Part = later(() => Promise.resolve(Here), Waiting)
  render(<Part name="it" />)
  expect(screen.getByText('waiting for it')).toBeTruthy()
  const started = performance.now()
  expect(await screen.findByText('here, it')).toBeTruthy()
  expect(performance.now() - started).toBeLessThan(250)
})

it('what was fetched ahead is there in the first drawing', async () => {
  const load = () => Promise.resolve(Here)
  await loadAhead(load)
  const Part = later(load, Waiting)
  render(<Part name="it" />)
  expect(screen.queryByText('waiting for it')).toBeNull()
  expect(screen.getByText('here, it')).toBeTruthy()
})

it('what comes between the drawing and its effect is not missed', async () => {
  const load = () => Promise.resolve(Here)
  const Part = later(load, ({ name }) => {
    // Arrives while React still draws: the effect finds it there already.
    useLayoutEffect(() => void loadAhead(load))
    return <p>waiting for {name}</p>
  })
  const place = document.createElement('div')
  const root = createRoot(place)
  // As in a browser: effects come a moment after the drawing, not within the same step.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  root.render(<Part name="it" />)
  await vi.waitFor(() => expect(place.textContent).toBe('here, it'))
  root.unmount()
  vi.unstubAllGlobals()
})

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children
  }
}

it('a file that does not come is a failure of the part', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Part = later(() => Promise.reject(new Error('cut')), Waiting)
  render(
    <Boundary>
      <Part name="it" />
    </Boundary>,
  )
  expect(await screen.findByText('failed')).toBeTruthy()
})
