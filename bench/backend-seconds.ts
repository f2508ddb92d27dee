import { readdirSync, readFileSync } from 'node:fs'
import { cpuSeconds } from './load.ts'

/**
 * CPU time of the database's own processes for one database, as far as this machine shows it. A closed connection keeps its total,
 * otherwise the time would run backwards.
 */
export function makeBackendSeconds(url: string): () => number {
  const database = new URL(url).pathname.slice(1)
  const seen = new Map<number, number>()
  return () => {
    for (const pid of backendsOf(database)) seen.set(pid, secondsOf(pid) ?? seen.get(pid) ?? 0)
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}

function secondsOf(pid: number): number | null {
  try {
    return cpuSeconds(pid)
  } catch {
    return null
  }
}

/** A connection's process title contains its database; the server's own maintenance belongs to none. */
function backendsOf(database: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name) && commandOf(name).includes(` ${database} `))
    .map(Number)
    .filter((pid) => /^postgres:(?!.*autovacuum)/.test(commandOf(String(pid))))
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
