import os from 'node:os'

/**
 * Whoever waits at a screen goes first on the same machine. Of a thread it lowers that thread alone. A process manager that has
 * lowered it already (`Nice=`) is left alone; one that forbids the call has decided otherwise.
 */
export function giveWay(nice: number): void {
  try {
    if (os.getPriority() < nice) os.setPriority(nice)
  } catch {
    // It works as before, only not behind others.
  }
}
