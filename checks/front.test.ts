import { connect, createServer, type Socket } from 'node:net'
import { Agent, request } from 'node:https'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { serveHealth, type Door, type HealthCheck } from '#platform/http/health.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { mayLeaveOutFront, startFront, type Front } from '../scripts/front/front.ts'
import { FRONT_ADDRESSES } from '../scripts/front/front-values.ts'

/** What deploy/ says to HAProxy and nginx, told to the real ones; behind them stand doors of the platform. */
const open: { end(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.end()
})
const ended = <T extends { end(): Promise<unknown> }>(one: T): T => {
  open.push(one)
  return one
}

type Process = { readonly door: Door; readonly asked: () => number; end(): Promise<unknown> }

async function startProcess(host: string, port: number, checks: readonly HealthCheck[]): Promise<Process> {
  const app = makeServer({ log: pino({ level: 'silent' }) })
  const door = serveHealth(app, checks)
  let asked = 0
  app.get('/own', async (_, reply) => {
    await sleep(50)
    return reply.header('cache-control', 'no-store').send({ own: true })
  })
  app.post('/work', async () => {
    asked += 1
    return { done: true }
  })
  await app.listen({ host, port })
  return ended({ door, asked: () => asked, end: () => app.close() })
}

const startBoth = (port: number, checks: readonly HealthCheck[] = []): Promise<Process[]> =>
  Promise.all(FRONT_ADDRESSES.map((address) => startProcess(address, port, checks)))

type What = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
}

function ask(
  { origin, ca }: Front,
  { path, ...what }: What = { method: 'POST', path: '/work' },
): Promise<number> {
  const agent = new Agent({ ca, keepAlive: false })
  return new Promise((resolve) => {
    const asking = request(`${origin}${path}`, { agent, ...what, timeout: 5_000 }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve(0))
    asking.end()
  })
}

/** Sends twenty requests a second for this long; returns the count of each status. */
async function askFor(front: Front, ms: number): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const until = performance.now() + ms; performance.now() < until;) {
    const status = await ask(front)
    counts[status] = (counts[status] ?? 0) + 1
    await sleep(50)
  }
  return counts
}

const slow: HealthCheck = { name: 'postgres', vital: false, check: () => sleep(1_400, true) }
const without: HealthCheck = { name: 'content', vital: true, check: async () => false }

describe.skipIf(mayLeaveOutFront())('processes behind balancers and an edge', () => {
  it('are asked on while their stores are slow', async () => {
    const front = ended(await startFront())
    await startBoth(front.ports.API_PORT, [slow])
    await sleep(1_000)
    expect(Object.keys(await askFor(front, 5_000))).toEqual(['200'])
  })

  it('are asked on when every look at them goes wrong', async () => {
    const front = ended(await startFront())
    await startBoth(front.ports.API_PORT, [without])
    await sleep(1_000)
    expect(Object.keys(await askFor(front, 4_000))).toEqual(['200'])
  })

  it('get nobody new while they drain, and nobody notices that they go', async () => {
    const front = ended(await startFront())
    const [first, second] = await startBoth(front.ports.API_PORT)
    await sleep(2_500)
    first?.door.drain()
    const during = await askFor(front, 2_500)
    const before = [first?.asked(), second?.asked()]
    await askFor(front, 1_000)
    expect(first?.asked()).toBe(before[0])
    expect(second?.asked()).toBeGreaterThan(before[1] ?? 0)
    await first?.end()
    const after = await askFor(front, 1_500)
    expect([Object.keys(during), Object.keys(after)]).toEqual([['200'], ['200']])
  })

  it('keep the connection of an edge when a balancer takes its configuration anew', async () => {
    const front = ended(await startFront())
    await startBoth(front.ports.API_PORT)
    await sleep(1_000)
    const socket = connect(front.ports.SITE_PORT, FRONT_ADDRESSES[0])
    socket.on('error', () => undefined)
    expect(await work(socket)).toMatch(/^HTTP\/1.1 200/)
    front.reloadBalancer(0)
    await sleep(1_500)
    // The last one here, and it says so.
    expect(await work(socket)).toMatch(/^HTTP\/1.1 200[^]*connection: close/i)
  })
})

const WORK = 'POST /work HTTP/1.1\r\nhost: site\r\ncontent-length: 0\r\n\r\n'

/** Over a connection that somebody else may have closed meanwhile. */
async function work(socket: Socket): Promise<string> {
  if (!socket.writable || socket.readyState === 'closed') return 'closed'
  const answer = Promise.race([once(socket, 'data'), once(socket, 'close'), sleep(3_000, ['late'])])
  socket.write(WORK)
  return String((await answer)[0])
}

/** Receives requests without answering, this many times; then answers. */
async function startForgetful(host: string, port: number, times: number) {
  let left = times
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => {
      left -= 1
      if (left >= 0) socket.destroy()
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
    })
  }).listen(port, host)
  await once(server, 'listening')
  return ended({
    end: async () => {
      server.close()
    },
  })
}

describe.skipIf(mayLeaveOutFront())('an edge', () => {
  it('asks balancers on that each lost an answer; what changes something is still sent once', async () => {
    const front = ended(await startFront({ withoutBalancers: true }))
    for (const address of FRONT_ADDRESSES) await startForgetful(address, front.ports.SITE_PORT, 1)
    const told: number[] = []
    for (let at = 0; at < 6; at += 1) told.push(await ask(front))
    expect(told).toEqual([502, 502, 200, 200, 200, 200])
  })

  it('lets people who ask for their own pass side by side', async () => {
    const front = ended(await startFront())
    await startBoth(front.ports.API_PORT)
    await sleep(1_000)
    const own = { method: 'GET', path: '/own', headers: { authorization: 'Bearer somebody' } } as const
    await ask(front, own)
    const began = performance.now()
    const told = await Promise.all(Array.from({ length: 8 }, () => ask(front, own)))
    expect(told).toEqual(Array.from({ length: 8 }, () => 200))
    // One after the other, as for an answer that could be kept, each would wait for half a second more.
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
