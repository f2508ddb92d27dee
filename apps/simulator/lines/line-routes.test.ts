import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { lineRoutes } from './line-routes.ts'

function simulator() {
  const app = fastify()
  lineRoutes(app)
  return {
    tell: async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/lines/events', payload })).statusCode,
    waiting: async () => (await app.inject({ url: '/lines/events' })).json().events,
    take: (id: string) => app.inject({ method: 'POST', url: `/lines/events/${id}/taken` }),
    state: async () => (await app.inject({ url: '/lines' })).json(),
  }
}

it('what is told waits until it is taken; told again it waits again, under the same id', async () => {
  const { tell, waiting, take, state } = simulator()
  const eventId = randomUUID()
  const event = { eventId, number: '09691234567', what: 'REASSIGNED' }
  expect(await tell(event)).toBe(201)
  expect(await waiting()).toEqual([{ ...event, number: '959691234567' }])
  await take(eventId)
  expect(await waiting()).toEqual([])
  expect(await state()).toMatchObject({ events: [{ eventId, taken: true }] })
  await tell(event)
  expect(await waiting()).toHaveLength(1)
})

it.each([
  [{ eventId: 'one', number: '09691234567', what: 'ENDED' }],
  [{ eventId: randomUUID(), number: '12', what: 'ENDED' }],
  [{ eventId: randomUUID(), number: '09691234567', what: 'STOLEN' }],
])('refuses what is not whole: %s', async (event) => {
  const { tell, waiting } = simulator()
  expect(await tell(event)).toBe(400)
  expect(await waiting()).toEqual([])
})
