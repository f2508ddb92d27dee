import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { coreRoutes } from './core-routes.ts'

function simulator() {
  const app = fastify()
  coreRoutes(app)
  return {
    set: async (payload: object) => (await app.inject({ method: 'PUT', url: '/core', payload })).statusCode,
    next: async (call: string, line = '') =>
      (await app.inject({ method: 'POST', url: `/core/next?call=${call}&line=${line}` })).json().fault,
    state: async () => (await app.inject({ method: 'GET', url: '/core' })).json(),
  }
}

describe('the core page', () => {
  it('lets nothing go wrong until it is told to', async () => {
    const { next } = simulator()
    expect(await next('charge')).toBe('NONE')
  })

  it('lets so many moves go wrong and no more, and no reads', async () => {
    const { set, next, state } = simulator()
    expect(await set({ fault: 'SILENT_AFTER_EFFECT', times: 2 })).toBe(200)
    expect(await next('find')).toBe('NONE')
    expect([await next('charge'), await next('transfer'), await next('charge')]).toEqual([
      'SILENT_AFTER_EFFECT',
      'SILENT_AFTER_EFFECT',
      'NONE',
    ])
    expect(await state()).toMatchObject({ fault: 'NONE', hit: 2 })
  })

  it('away means every call, until switched off', async () => {
    const { set, next } = simulator()
    await set({ fault: 'DOWN' })
    expect([await next('line'), await next('find')]).toEqual(['DOWN', 'DOWN'])
    await set({ fault: 'NONE' })
    expect(await next('line')).toBe('NONE')
  })

  it('lets one line go wrong, and leaves all others alone', async () => {
    const { set, next, state } = simulator()
    await set({ fault: 'SILENT_AFTER_EFFECT', times: 1, line: '959100000001' })
    await set({ fault: 'DOWN', line: '959100000002' })
    expect(await next('charge', '959100000003')).toBe('NONE')
    expect(await next('charge')).toBe('NONE')
    expect(await next('transfer', '959100000001')).toBe('SILENT_AFTER_EFFECT')
    expect(await next('transfer', '959100000001')).toBe('NONE')
    expect(await next('line', '959100000002')).toBe('DOWN')
    expect(await state()).toMatchObject({ fault: 'NONE', lines: [{ line: '959100000002' }] })
    await set({ fault: 'NONE', line: '959100000002' })
    expect(await next('line', '959100000002')).toBe('NONE')
  })

  it('refuses a fault nobody knows', async () => {
    const { set, state } = simulator()
    expect(await set({ fault: 'EARTHQUAKE' })).toBe(400)
    expect(await state()).toMatchObject({ fault: 'NONE' })
  })
})
