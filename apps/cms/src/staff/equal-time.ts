import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** What Payload does for a password it compares (`generatePasswordSaltHash`); a test measures that they are alike. */
const ITERATIONS = 600_000
const KEY_BYTES = 32
const SLOT_MS = 500

const derive = promisify(pbkdf2)

/** For an address that nobody has: as much work as for one that somebody has. */
export async function spendAHash(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), ITERATIONS, KEY_BYTES, 'sha256')
}

/** What is left of the difference, a few reads and writes, is inside the wait for the next half second. */
export async function untilNextSlot(beganMs: number): Promise<void> {
  const spent = performance.now() - beganMs
  await sleep(Math.ceil(spent / SLOT_MS) * SLOT_MS - spent)
}
