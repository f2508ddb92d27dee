import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { isFree } from './ports.ts'

/** Where Linux tells which ports outgoing connections are given. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'

test('a free port is not one that an outgoing connection may take first, and is given once', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  const [firstOutgoing = 0] = readFileSync(RANGE, 'utf8').split(/\s+/).map(Number)
  expect(ports.filter((port) => port >= firstOutgoing)).toEqual([])
  expect(new Set(ports).size).toBe(50)
  expect(await isFree(ports[0] ?? 0)).toBe(true)
})
