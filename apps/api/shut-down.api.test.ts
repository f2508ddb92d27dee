import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { brand } from '#brand'
import { freshDatabase } from '#db/test-database.ts'
import { startApiProcess } from './test-api-process.ts'

const PORT = 9108
const clientName = `${brand.slug}-web`

const start = (url: string, drainSeconds = 0) =>
  startApiProcess(url, PORT, { LOG_LEVEL: 'info', DRAIN_SECONDS: String(drainSeconds) })

it('SIGTERM: a message half sent is still taken, answered and stored, then the process leaves with 0', async () => {
  const { db, url } = await freshDatabase()
  const { child, log } = await start(url)
  const payload = JSON.stringify({ body: 'Sent while the process was closing.' })
  const sending = request({
    port: PORT,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/contact',
    headers: { 'content-type': 'application/json', 'content-length': payload.length, 'x-client': clientName },
  })
  const answered = once(sending, 'response')
  sending.write(payload.slice(0, 10))
  await wait(300)
  child.kill('SIGTERM')
  await wait(300)
  sending.end(payload.slice(10))
  const [response] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
  response.resume()
  const [code] = (await once(child, 'exit')) as [number]
  expect([response.statusCode, code]).toEqual([200, 0])
  expect(log()).toContain('"msg":"closed"')
  expect(await db.selectFrom('contact_message').select('body').execute()).toEqual([
    { body: 'Sent while the process was closing.' },
  ])
}, 120_000)

const asked = (path: string) =>
  fetch(`http://127.0.0.1:${PORT}${path}`).then(
    ({ status, headers }) => ({ status, connection: headers.get('connection') }),
    () => null,
  )

it('SIGTERM: for so many seconds it says that it is not ready, and answers as before', async () => {
  const { url } = await freshDatabase()
  const { child } = await start(url, 3)
  expect(await asked('/health/ready')).toMatchObject({ status: 200 })
  child.kill('SIGTERM')
  await wait(500)
  expect(await asked('/health/ready')).toMatchObject({ status: 503 })
  expect(await asked('/health/live')).toEqual({ status: 200, connection: 'close' })
  expect(await asked('/config.json')).toEqual({ status: 200, connection: 'close' })
  expect(await once(child, 'exit')).toEqual([0, null])
}, 120_000)

it('SIGTERM: whoever still comes after these seconds is answered, until nobody comes or three times as many have passed', async () => {
  const { url } = await freshDatabase()
  const { child } = await start(url, 1)
  child.kill('SIGTERM')
  const began = performance.now()
  const answers: unknown[] = []
  while (child.exitCode === null && performance.now() - began < 2_500) {
    answers.push((await asked('/config.json'))?.status)
    await wait(200)
  }
  expect(answers.length).toBeGreaterThan(8)
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await once(child, 'exit')).toEqual([0, null])
}, 120_000)

it('control: without them the door is closed at once', async () => {
  const { url } = await freshDatabase()
  const { child } = await start(url, 0)
  child.kill('SIGTERM')
  await wait(1_500)
  expect(await asked('/health/live')).toBeNull()
  if (child.exitCode === null) await once(child, 'exit')
}, 120_000)

it('settings that are wrong stop the start, all named', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], BASE_TICKET: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = (await child.stderr.toArray()).join('')
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1)
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'BASE_TICKET'])
    expect(said).toContain(`${name} is missing`)
})
