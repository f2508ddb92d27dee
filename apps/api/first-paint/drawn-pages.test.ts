import { expect, it, vi } from 'vitest'
import { makeDrawnPages } from './drawn-pages.ts'

const FORM = { lang: 'my', wide: false } as const

function pages(draw: (path: string) => Promise<string | null> = async (path) => `<p>${path}</p>`) {
  const drawing = vi.fn(draw)
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
