import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.ts'
import type { Owner } from './owner.ts'
import { inCluster, LOG_DIR } from './places.ts'

const PID_DIR = inCluster('pids')
const fileOf = (name: string): string => join(PID_DIR, `${name}.json`)

export type Member = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly owner?: Owner | null
  /** It does its work; asked again and again after the start. */
  ready(): Promise<boolean>
}

type Kept = { readonly pid: number; readonly startedAt: string }

/** When the kernel says it began. A number alone may by now be somebody else's process. Null: gone, or only waiting to be buried. */
export function startOf(pid: number): string | null {
  const file = `/proc/${pid}/stat`
  try {
    const text = readFileSync(file, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

export function pidOf(name: string): number | null {
  if (!existsSync(fileOf(name))) return null
  const { pid, startedAt } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Kept
  return startOf(pid) === startedAt ? pid : null
}

/** All that were started and not ended by us, running or not. */
export const startedNames = (): string[] =>
  existsSync(PID_DIR) ? readdirSync(PID_DIR).map((file) => file.replace(/\.json$/, '')) : []

/** In a group of its own, so that it outlives this command and its children can be reached with it. */
export function startMember({ name, command, args, env = {}, owner }: Member): void {
  if (pidOf(name) !== null) return
  mkdirSync(PID_DIR, { recursive: true })
  mkdirSync(LOG_DIR, { recursive: true })
  const log = openSync(join(LOG_DIR, `${name}.log`), 'a')
  const child = spawn(command, args, {
    cwd: root,
    // Nothing of the demo's settings reaches it.
    env: {
      PATH: `${join(root, 'node_modules', '.bin')}:/usr/sbin:/usr/bin:/sbin:/bin`,
      LANG: 'C.UTF-8',
      ...env,
    },
    detached: true,
    stdio: ['ignore', log, log],
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  })
  child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`))
  child.unref()
  if (child.pid === undefined) throw new Error(`${command} cannot be started`)
  const kept: Kept = { pid: child.pid, startedAt: startOf(child.pid) ?? '' }
  writeFileSync(fileOf(name), JSON.stringify(kept))
}

export async function untilReady({ name, ready }: Member, seconds = 90): Promise<void> {
  const until = performance.now() + seconds * 1_000
  while (!(await ready().catch(() => false))) {
    if (pidOf(name) === null) throw new Error(`${name} ended by itself: see ${join(LOG_DIR, `${name}.log`)}`)
    if (performance.now() > until) throw new Error(`${name} is not ready after ${seconds} s`)
    await sleep(200)
  }
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It went by itself in between.
  }
}

/** Those it started itself. */
export function childrenOf(name: string): number[] {
  const pid = pidOf(name)
  if (pid === null) return []
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** To it and all its children. */
export function signalGroup(name: string, what: NodeJS.Signals): void {
  const pid = pidOf(name)
  if (pid !== null) signal(-pid, what)
}

/** At once, with all its children. */
export const killMember = (name: string): void => signalGroup(name, 'SIGKILL')

export const signalMember = (name: string, what: NodeJS.Signals): void => {
  const pid = pidOf(name)
  if (pid !== null) signal(pid, what)
}

/** Asks it to end; what does not listen is ended. */
export async function stopMember(
  name: string,
  what: NodeJS.Signals = 'SIGTERM',
  withinMs = 45_000,
): Promise<void> {
  signalMember(name, what)
  const until = performance.now() + withinMs
  while (pidOf(name) !== null && performance.now() < until) await sleep(50)
  if (pidOf(name) !== null) {
    process.stderr.write(`${name} did not stop in ${withinMs / 1_000} s; ended\n`)
    killMember(name)
  }
  rmSync(fileOf(name), { force: true })
}
