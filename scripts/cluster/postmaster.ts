import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inCluster } from './places.ts'
import { startOf } from './running.ts'

/** The server of a node, if it runs: the number that its own file names, and that really works in its folder. */
export function postmasterOf(node: string): number | null {
  const folder = inCluster(node, 'postgres')
  const file = `${folder}/postmaster.pid`
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0])
  if (!Number.isInteger(pid) || pid < 2 || startOf(pid) === null) return null
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : null
}

const parentOf = (pid: string): number | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)

/** It and all its connections at once, as a power cut would. */
export function signalPostmaster(node: string, signal: NodeJS.Signals): boolean {
  const pid = postmasterOf(node)
  if (pid === null) return false
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, signal)
    } catch {
      // It went by itself in between.
    }
  }
  return true
}
