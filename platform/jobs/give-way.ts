import os from 'node:os'

/**
 * Whoever waits at a screen goes first on the same machine. A process manager that has lowered it already (`Nice=`) is left alone: it
 * may also forbid the call.
 */
export function giveWay(nice: number): void {
  if (os.getPriority() < nice) os.setPriority(nice)
}
