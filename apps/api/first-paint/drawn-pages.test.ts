import { expect, it, vi } from 'vitest'
import type { Form } from './draw-page.ts'
import { makeDrawnPages } from './drawn-pages.ts'

const FORM = { lang: 'my', wide: false } as const

function pages(draw: (path: string) => Promise<string | null> = async (path) => `<p>${path}</p>`) {
  const drawing = vi.fn((path: string, _form: Form) => draw(path))
  const state = { generation: 1 }
  const drawn = makeDrawnPages({
    generation: () => state.generation,
    knows: (path) => path !== 'unknown',
    draw: drawing,
  })
  return { ...drawn, drawing, state }
}

it('nobody waits for a drawing: the first who asks goes without, the next has it', async () => {
  const { find, drawing } = pages()
  expect(find('promotions', FORM)).toBeNull()
  expect(find('promotions', FORM)).toBeNull()
  await vi.waitFor(() => expect(find('promotions', FORM)).toBe('<p>promotions</p>'))
  expect(drawing).toHaveBeenCalledTimes(1)
})

it('a change of the content makes it be drawn anew', async () => {
  const { find, state } = pages()
  find('promotions', FORM)
  await vi.waitFor(() => expect(find('promotions', FORM)).not.toBeNull())
  state.generation = 2
  expect(find('promotions', FORM)).toBeNull()
})

it('an address that is no page of ours is never drawn, and one that failed only once', async () => {
  const { find, drawing } = pages(async () => null)
  find('unknown', FORM)
  find('broken', FORM)
  await vi.waitFor(() => expect(drawing).toHaveBeenCalledTimes(1))
  find('broken', FORM)
  expect(drawing.mock.calls).toEqual([['broken', FORM]])
})

it('one at a time, and only so many wait', async () => {
  let free = () => {}
  const { find, drawing } = pages(() => new Promise((resolve) => (free = () => resolve('x'))))
  for (let n = 0; n < 200; n += 1) find(`post-detail/${n}`, FORM)
  expect(drawing).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 200; n += 1) {
    free()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(drawing).toHaveBeenCalledTimes(51)
})

it('what nobody has asked for yet is drawn ahead, in its order, and there for the first who asks', async () => {
  const { find, drawAhead, drawing } = pages()
  drawAhead(['log-in', 'promotions'], [FORM, { lang: 'en', wide: false }])
  await vi.waitFor(() => expect(drawing).toHaveBeenCalledTimes(4))
  expect(drawing.mock.calls.map(([path, form]) => `${form.lang} ${path}`)).toEqual([
    'my log-in',
    'my promotions',
    'en log-in',
    'en promotions',
  ])
  expect(find('log-in', FORM)).toBe('<p>log-in</p>')
  expect(drawing).toHaveBeenCalledTimes(4)
})

it('who asks comes before what nobody asked for, and a page is drawn once for both', async () => {
  const { find, drawAhead, drawing } = pages()
  drawAhead(['a', 'b', 'c'], [FORM])
  find('c', FORM)
  await vi.waitFor(() => expect(drawing).toHaveBeenCalledTimes(3))
  await Promise.resolve()
  expect(drawing.mock.calls.map(([path]) => path)).toEqual(['a', 'c', 'b'])
})

it('content that changes meanwhile ends it; it begins again when home is drawn', async () => {
  const { find, drawAhead, drawing, state } = pages()
  drawAhead(['a', 'b'], [FORM])
  state.generation = 2
  await vi.waitFor(() => expect(drawing).toHaveBeenCalledTimes(1))
  drawAhead(['a', 'b'], [FORM])
  await vi.waitFor(() => expect(find('b', FORM)).toBe('<p>b</p>'))
  expect(drawing.mock.calls.map(([path]) => path)).toEqual(['a', 'a', 'b'])
})
