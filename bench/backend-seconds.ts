import { readdirSync, readFileSync } from 'node:fs'
import { cpuSeconds } from './load.ts'

/**
 * Processor time of the database's own processes for one database, as far as this machine shows them. A connection that
 * was closed keeps what it had used, or the time would run backwards.
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

/** A connection's process carries the name of its database. The server's own cleaning is nobody's work. */
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
