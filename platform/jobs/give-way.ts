import os from 'node:os'

/**
 * Lowers this process's priority, so that processes that people wait for go first. In a thread it lowers that thread alone. A process manager that has
 * lowered it already (`Nice=`) is left alone; one that forbids the call has decided otherwise.
 */
export function giveWay(nice: number): void {
  try {
    if (os.getPriority() < nice) os.setPriority(nice)
  } catch {
    // It works all the same, only with the priority it had.
  }
}
