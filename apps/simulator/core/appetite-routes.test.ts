import fastify from 'fastify'
import { expect, it } from 'vitest'
import { appetiteRoutes } from './appetite-routes.ts'

it('says who uses how much a day, and takes another figure or none', async () => {
  const app = fastify()
  appetiteRoutes(app)
  const put = async (payload: object) =>
    (await app.inject({ method: 'PUT', url: '/core/use', payload })).json()
  const first = (await app.inject({ method: 'GET', url: '/core/use' })).json() as {
    lines: { line: string }[]
  }
  const [line = ''] = first.lines.map((one) => one.line)
  expect(await put({ line, mbPerDay: 10 })).toEqual({ lines: [{ line, mbPerDay: 10 }] })
  expect(await put({ line, mbPerDay: 0 })).toEqual({ lines: [] })
  expect(await put({ line: 'nobody', mbPerDay: 5 })).toEqual({ lines: [] })
})
