import fastify from 'fastify'
import { expect, it } from 'vitest'
import { bookRoutes } from './book-routes.ts'

function simulator() {
  const app = fastify()
  bookRoutes(app)
  return {
    set: async (payload: object) => (await app.inject({ method: 'PUT', url: '/book', payload })).statusCode,
    next: async (call: string) =>
      (await app.inject({ method: 'POST', url: `/book/next?call=${call}` })).json().fault,
  }
}

it('lets so many deeds go wrong and no more, and no reads', async () => {
  const { set, next } = simulator()
  expect(await next('post')).toBe('NONE')
  expect(await set({ fault: 'SILENT_AFTER_EFFECT', times: 1 })).toBe(200)
  expect(await next('posted')).toBe('NONE')
  expect([await next('post'), await next('open')]).toEqual(['SILENT_AFTER_EFFECT', 'NONE'])
})

it('away means every call, and a fault nobody knows is refused', async () => {
  const { set, next } = simulator()
  await set({ fault: 'DOWN' })
  expect([await next('find'), await next('posted')]).toEqual(['DOWN', 'DOWN'])
  expect(await set({ fault: 'EARTHQUAKE' })).toBe(400)
})
