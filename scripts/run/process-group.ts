import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../root.ts'
import { toolEnv } from './run-command.ts'

const STOP_GRACE_MS = 12_000

export type Member = {
  readonly name: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Children that live and die together: each line carries its process's name, one that ends by itself takes the others
 * with it, and an interrupt gives all of them time to finish what they hold.
 */
export function startGroup(members: readonly Member[]): { stop(): Promise<void>; ended: Promise<number> } {
  const children = new Map<string, ChildProcess>()
  let stopping: Promise<void> | undefined
  let settle: (code: number) => void
  const ended = new Promise<number>((resolve) => (settle = resolve))

  const stop = () =>
    (stopping ??= Promise.all([...children].map(([name, child]) => endChild(name, child))).then(
      () => undefined,
    ))

  const fall = async (code: number) => {
    await stop()
    settle(code)
  }

  for (const { name, args, env } of members) {
    const child = spawn('node', args, { cwd: root, env: toolEnv(env), stdio: ['ignore', 'pipe', 'pipe'] })
    children.set(name, child)
    const pad = name.padEnd(Math.max(...members.map((member) => member.name.length)))
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${pad} | ${line}\n`))
    }
    child.once('exit', (code, signal) => {
      if (stopping) return
      process.stderr.write(`${name} ended by itself (${signal ?? code}); stopping the rest\n`)
      void fall(code === 0 ? 1 : (code ?? 1))
    })
  }
  // npm and a terminal each pass an interrupt on, so it may come twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void fall(0))
  return { stop, ended }
}

/** Asks first; a child that does not listen is ended, and said so. */
function endChild(name: string, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      process.stderr.write(`${name} did not stop in ${STOP_GRACE_MS / 1000} s; ended\n`)
      child.kill('SIGKILL')
    }, STOP_GRACE_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
