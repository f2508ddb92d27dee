import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { passFor } from '#apps/cms/src/live/live-pass.ts'
import { makeGeneration } from '#modules/content/index.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { guardPreview } from '../preview-door.ts'
import { serveLivePreview } from './live-preview.ts'
import { makeLiveView } from './live-view.ts'

const KEY = 'a-key-for-tests'
const NOW = '2026-11-18T05:00:00Z'
const CMS = 'https://cms.example.com'
const INDEX =
  '<head><link rel="stylesheet" href="./assets/a.css"><style>p{}</style></head><script>app()</script>'

/** Replaces the website's built pages: requests the shown category from its server, as they would. */
const PAGES = `export async function renderPage() {
  const name = await (await fetch('./name?post')).text()
  const lang = localStorage.getItem('__LANG__')
  return { html: '<p style="color:red" class="w' + innerWidth + '">' + lang + ' ' + location.hash + ' ' + name + '</p>', answers: [] }
}`

/** A built website, the preview's guard and the live preview, over unchanged content. */
async function preview() {
  const webDist = mkdtempSync(join(tmpdir(), 'live-'))
  mkdirSync(join(webDist, '.first-paint'))
  writeFileSync(join(webDist, 'package.json'), '{"type":"module"}')
  writeFileSync(join(webDist, 'index.html'), INDEX)
  writeFileSync(join(webDist, '.first-paint/render-page.js'), PAGES)
  const empty = makeGeneration({
    version: 1,
    now: new Date(NOW),
    documents: new Map(),
    rows: new Map(),
    edges: [],
  })
  const app = Fastify()
  const live = makeLiveView()
  live.listen(app)
  guardPreview(app, { key: KEY, clock: fixedClock(NOW), isOfDrawing: live.isOfDrawing })
  app.get('/name', () => live.view(empty).get('category', 'news')?.body.name ?? 'nothing')
  const log = makeLogger({ level: 'silent', process: 'preview' })
  const clock = fixedClock(NOW)
  let origin = ''
  const close = serveLivePreview(app, {
    key: KEY,
    cmsUrl: CMS,
    webDist,
    live,
    clock,
    log,
    origin: () => origin,
  })
  onTestFinished(async () => {
    close()
    await app.close()
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, origin }
}

const letter = (changes: object = {}) =>
  JSON.stringify({
    collection: 'categories',
    publicId: 'news',
    path: 'whatIsNew',
    lang: 'my',
    wide: false,
    en: { name: 'Unsaved <words>', section: 'NEWS' },
    my: { name: 'မသိမ်းရသေးသော စာ' },
    unfinished: 'Fill in <more>.',
    ...changes,
  })

const send = (origin: string, words: string, pass = passFor(words, KEY, Date.parse(NOW))) =>
  fetch(`${origin}/live?pass=${pass}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: `document=${words}\r\n`,
  })

describe('the live preview', () => {
  it.each([
    ['my', false, 'w360'],
    ['en', true, 'w1280'],
  ])('draws the page with the words of the form, in %s, wide: %s', async (lang, wide, width) => {
    const { origin } = await preview()
    const answer = await send(origin, letter({ lang, wide }))
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).toContain(`class="${width}">${lang} #/whatIsNew Unsaved <words>`)
    expect(page).toContain('<link rel="stylesheet" href="./assets/a.css"><style>p{}</style>')
  })

  it('has no script, may be framed by the CMS only and is kept by nobody', async () => {
    const { origin } = await preview()
    const answer = await send(origin, letter())
    expect(await answer.text()).not.toContain('<script')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain(`frame-ancestors ${CMS}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('shows the words to its own drawing alone, and only while it draws', async () => {
    const { origin, app } = await preview()
    await send(origin, letter())
    expect((await app.inject({ url: '/name', headers: { 'x-drawing': 'guessed' } })).statusCode).toBe(403)
    const cookie = `preview=${await visit(origin)}`
    expect((await app.inject({ url: '/name', headers: { cookie } })).body).toBe('nothing')
  })

  it('refuses a link that has ended, or words it was not made for', async () => {
    const { origin } = await preview()
    const ended = passFor(letter(), KEY, Date.parse(NOW) - 10 * 60_000)
    expect((await send(origin, letter(), ended)).status).toBe(403)
    const ofAnother = passFor(letter({ publicId: 'other' }), KEY, Date.parse(NOW))
    expect((await send(origin, letter(), ofAnother)).status).toBe(403)
    expect((await fetch(`${origin}/live`, { method: 'POST' })).status).toBe(403)
  })

  it('opens where it changed since it was drawn before', async () => {
    const { origin } = await preview()
    expect(await (await send(origin, letter())).text()).not.toContain('id="changed"')
    const changed = await send(origin, letter({ en: { name: 'Later words', section: 'NEWS' } }))
    expect(await changed.text()).toContain('class="w360" id="changed">my #/whatIsNew Later words')
  })

  it('says what to do while the page lacks something', async () => {
    const { origin } = await preview()
    const answer = await send(origin, letter({ en: { section: 'NO' }, my: {} }))
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Fill in &lt;more>.')])
  })

  it('leads nowhere but to pages of the website', async () => {
    const { origin } = await preview()
    expect((await send(origin, letter({ path: '//evil.example?a' }))).status).toBe(403)
  })
})

/** Exchanges a pass, as the CMS's preview button makes it, for a visit. */
async function visit(origin: string): Promise<string> {
  const { createHmac } = await import('node:crypto')
  const untilMs = String(Date.parse(NOW) + 30_000)
  const pass = `${untilMs}.${createHmac('sha256', KEY).update(`preview:${untilMs}`).digest('hex')}`
  const entered = await fetch(`${origin}/preview?pass=${pass}`, { redirect: 'manual' })
  return /preview=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? ''
}
