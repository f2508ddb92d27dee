import { randomInt } from 'node:crypto'
import { isFree } from './ports.ts'

/**
 * Below those that the system gives to outgoing connections, usually from 32768 on: one of these takes a port between the moment it was
 * found free and the moment the server listens.
 */
const PORTS = { first: 24_000, beyond: 32_000 } as const

const given = new Set<number>()

/** A port that nobody holds, and that this process has given to nobody before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.beyond)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}
