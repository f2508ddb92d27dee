import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '#platform/clock/clock.ts'
import { guardPreview } from './preview-door.ts'

const key = 'a-key-for-tests'
const now = '2026-11-15T03:00:00Z'
const passUntil = (iso: string, by = key): string => {
  const untilMs = String(Date.parse(iso))
  return `${untilMs}.${createHmac('sha256', by).update(`preview:${untilMs}`).digest('hex')}`
}

function door() {
  const app = Fastify()
  guardPreview(app, { key, clock: fixedClock(now) })
  app.get('/anything', () => 'draft')
  return app
}

describe('the door of the preview', () => {
  it('lets in who comes from the CMS, for that visit', async () => {
    const app = door()
    const entered = await app.inject(`/preview?pass=${passUntil('2026-11-15T03:00:30Z')}&to=post-detail/tea`)
    expect([entered.statusCode, entered.headers.location]).toEqual([302, '/#/post-detail/tea'])
    const cookie = String(entered.headers['set-cookie']).split(';')[0]
    expect((await app.inject({ url: '/anything', headers: { cookie } })).body).toBe('draft')
  })

  it.each([
    ['nobody', undefined],
    ['an expired pass', passUntil('2026-11-15T02:59:59Z')],
    ['a pass of another key', passUntil('2026-11-15T03:00:30Z', 'other')],
    ['a pass with a later end', `9999999999999.${passUntil('2026-11-15T03:00:30Z').split('.')[1]}`],
  ])('refuses %s', async (_, pass) => {
    const app = door()
    expect((await app.inject(`/preview?pass=${pass ?? ''}`)).statusCode).toBe(403)
    expect(
      (await app.inject({ url: '/anything', headers: pass ? { cookie: `preview=${pass}` } : {} })).statusCode,
    ).toBe(403)
  })

  it('leads nowhere else', async () => {
    const entered = await door().inject(
      `/preview?pass=${passUntil('2026-11-15T03:00:30Z')}&to=//evil.example`,
    )
    expect(entered.headers.location).toBe('/#///evil.example'.replace('//evil.example', ''))
  })

  it('keeps nothing that it shows, but files of the website as the website does', async () => {
    const app = door()
    app.get('/assets/a.css', (_, reply) => reply.header('cache-control', 'public, immutable').send('p{}'))
    const file = await app.inject('/assets/a.css')
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, immutable'])
    const page = await app.inject('/assets')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([403, 'no-store'])
  })
})
