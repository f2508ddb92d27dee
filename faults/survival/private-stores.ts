import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../../scripts/own-site/own-databases.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { isListening } from '../../scripts/run/ports.ts'

export type Store = { readonly url: string; kill(): Promise<void> }
export type PrivateStores = { readonly postgres: Store; readonly redis: Store }

const OWNER = 'owner'
const REDIS_SERVER = 'redis-server'
const READY_MS = 30_000

/** PostgreSQL refuses to run as root, so there it runs as the account its package made. */
function postgresAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: number('-u'), gid: number('-g') }
}

/** Debian keeps the server's programs out of the path. */
const serverProgram = (name: string): string =>
  globSync(`/usr/lib/postgresql/*/bin/${name}`).toSorted().at(-1) ?? name

async function until(ready: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + READY_MS
  while (!(await ready())) {
    if (performance.now() > end) throw new Error(`${what} did not start`)
    await sleep(100)
  }
}

/** Like a power cut: nothing is flushed, nobody is notified. */
const killer = (child: ChildProcess) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function startPostgres(folder: string): Promise<Store> {
  const account = postgresAccount()
  const data = join(folder, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid)
  const as = { ...account, cwd: folder, stdio: 'ignore' } as const
  execFileSync(
    serverProgram('initdb'),
    ['-D', data, '-U', OWNER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    as,
  )
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const child = spawn(
    serverProgram('postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    as,
  )
  const url = `postgres://${OWNER}@127.0.0.1:${port}/postgres`
  const answers = () =>
    query(url, 'select 1').then(
      () => true,
      () => false,
    )
  await until(answers, 'the private PostgreSQL')
  return { url, kill: killer(child) }
}

async function startRedis(folder: string): Promise<Store> {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const child = spawn(REDIS_SERVER, settings, { stdio: 'ignore' })
  await until(() => isListening(port), 'the private Redis')
  return { url: `redis://127.0.0.1:${port}/0`, kill: killer(child) }
}

/** A database server and a cache of its own, so that they may be killed. */
export async function withPrivateStores<T>(work: (stores: PrivateStores) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'))
  const started: Store[] = []
  try {
    const postgres = await startPostgres(folder)
    started.push(postgres)
    const redis = await startRedis(folder)
    started.push(redis)
    return await work({ postgres, redis })
  } finally {
    for (const store of started) await store.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
