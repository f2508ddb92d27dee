import { setTimeout as wait } from 'node:timers/promises'

const TRIES = 20

/** The server's own cleaner may be at work in it, and only the server's owner may send that away. */
export async function dropDatabase(
  ask: (statement: string) => Promise<unknown>,
  name: string,
  pauseMs = 500,
): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      await ask(`drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if (left === 0) throw error
      await wait(pauseMs)
    }
  }
}
