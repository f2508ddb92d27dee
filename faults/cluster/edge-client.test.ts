import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { mustRun } from '../../scripts/run/run-command.ts'
import { openEdgeClient } from './edge-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'edge-client-'))
const [KEY, CERTIFICATE] = [join(folder, 'edge.key'), join(folder, 'edge.crt')]
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
const NAMED = ['-subj', '/CN=edge', '-addext', 'subjectAltName=IP:127.0.0.1']
await mustRun('openssl', ['req', '-x509', ...CURVE, '-keyout', KEY, '-out', CERTIFICATE, ...NAMED])

const open: Server[] = []
afterAll(() => {
  for (const server of open) server.close().closeAllConnections()
})

async function startEdge(name: string) {
  let dead = false
  const server = createServer(
    { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) },
    (asked, answer) => {
      if (dead) return (asked.socket as Socket & { resetAndDestroy(): void }).resetAndDestroy()
      // Long enough that others need a connection of their own.
      return setTimeout(() => answer.end(name), 50)
    },
  )
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** New connections are refused at once; of those that are kept, each is found closed by whoever uses it. */
    die: () => {
      dead = true
      server.close()
    },
  }
}

it.each([1, 3, 5])('leaves an edge that died with %i connections kept for the other', async (many) => {
  const [first, second] = [await startEdge('first'), await startEdge('second')]
  const client = openEdgeClient({
    origins: [first.origin, second.origin],
    ca: readFileSync(CERTIFICATE, 'utf8'),
  })
  const before = await Promise.all(Array.from({ length: many }, () => client.get('/')))
  expect(before.map(({ body }) => body)).toEqual(Array.from({ length: many }, () => 'first'))
  first.die()
  expect((await client.get('/')).body).toBe('second')
  client.close()
})
