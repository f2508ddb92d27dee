import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/run/free-port.ts'

export type PrivateCluster = {
  readonly url: string
  /** SIGKILL to the server and all its children, as a power cut would. */
  kill(): Promise<void>
  /** Until it is killed: what was committed without waiting stays in the server's memory. */
  stopWalWriter(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

const START_TRIES = 100

type Said = { readonly code: number; readonly output: string }

const runCommand = (command: string, args: readonly string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(command, [...args], (error, stdout, stderr) => {
      resolve({ code: error ? 1 : 0, output: error ? stdout + stderr : stdout })
    })
  })

async function mustRun(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args)
  if (code !== 0) throw new Error(`${command} failed: ${output}`)
  return output
}

/** PostgreSQL refuses to run as root; then it runs as the user its packages made. */
function asOwner(command: string, args: readonly string[]): readonly [string, readonly string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
}

const run = (command: string, args: readonly string[]) => mustRun(...asOwner(command, args))

/** A PostgreSQL of the attack's own, whose only role is its superuser. The machine's own server is never touched. */
export async function startPrivateCluster(settings: readonly string[] = []): Promise<PrivateCluster> {
  const bin = (await mustRun('pg_config', ['--bindir'])).trim()
  const folder = join(tmpdir(), `value-cluster-${randomBytes(6).toString('hex')}`)
  const port = await freePort()
  const url = `postgres://attacker@127.0.0.1:${port}/postgres`
  await run(join(bin, 'initdb'), [
    '-D',
    folder,
    '-U',
    'attacker',
    '-A',
    'trust',
    '--no-sync',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ])
  const options = [
    `-p ${port}`,
    '-k /tmp',
    '-c max_connections=60',
    '-c shared_buffers=64MB',
    ...settings.map((one) => `-c ${one}`),
  ]

  async function start(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const args = ['-D', folder, '-o', options.join(' '), '-l', `${folder}/log`, '-w', 'start']
      const { code, output } = await runCommand(...asOwner(join(bin, 'pg_ctl'), args))
      if (code === 0 && (await answers(url))) return
      if (tries > START_TRIES) throw new Error(`the private PostgreSQL did not start: ${output}`)
      await sleep(100)
    }
  }

  async function pids(): Promise<{ server: number; children(...named: string[]): Promise<number[]> }> {
    const { output } = await runCommand(...asOwner('head', ['-1', `${folder}/postmaster.pid`]))
    const server = Number(output.trim())
    if (!Number.isInteger(server) || server < 2) throw new Error('the private PostgreSQL has no pid')
    const children = async (...named: string[]) => {
      const found = await runCommand('pgrep', ['-P', String(server), ...named])
      return found.output.trim().split('\n').filter(Boolean).map(Number)
    }
    return { server, children }
  }

  async function kill(): Promise<void> {
    const { server, children } = await pids()
    for (const one of [server, ...(await children())]) {
      try {
        process.kill(one, 'SIGKILL')
      } catch {
        // It went by itself in between.
      }
    }
  }

  async function stopWalWriter(): Promise<void> {
    const [writer] = await (await pids()).children('-f', 'walwriter')
    if (!writer) throw new Error('the private PostgreSQL has no WAL writer')
    process.kill(writer, 'SIGSTOP')
  }

  await start()
  return {
    url,
    kill,
    stopWalWriter,
    start,
    async close() {
      await runCommand(...asOwner(join(bin, 'pg_ctl'), ['-D', folder, '-m', 'immediate', 'stop']))
      await runCommand(...asOwner('rm', ['-rf', folder]))
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
