import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseOwner } from '../../scripts/cluster/owner.ts'
import { pooler, unpackNewer } from '../../scripts/cluster/packages.ts'
import { tellPooler, type PoolerWord } from '../../scripts/cluster/poolers.ts'
import { fill } from '../../scripts/deploy/fill.ts'
import { root } from '../../scripts/root.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { isListening } from '../../scripts/run/ports.ts'

export type OwnPooler = {
  readonly port: number
  readonly pid: number
  tell(word: PoolerWord): Promise<void>
  end(): Promise<void>
}

/** What the trial has no certificates and no roles for. */
const PLAIN: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(server|client)_tls_.*$/gm, ''],
  [/^auth_(user|query) .*$/gm, ''],
  [/^auth_type .*$/m, 'auth_type = trust'],
  [/ auth_dbname=\S+/, ''],
]

type Login = { readonly user: string; readonly password: string }

/** PgBouncer with the file of deploy/, before balancers at these addresses. */
export async function startPooler(
  addresses: readonly [string, string],
  databasePort: number,
  { user, password }: Login = { user: 'attacker', password: '' },
): Promise<OwnPooler> {
  await unpackNewer()
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const port = await freePort()
  const filled = fill(readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8'), {
    APP_1_ADDRESS: addresses[0],
    APP_2_ADDRESS: addresses[1],
    DATABASE_PORT: String(databasePort),
    NODE_ADDRESS: '127.0.0.1',
    NODE_DIR: folder,
    POOLER_PORT: String(port),
    POOLER_CLIENTS: '200',
    POOLER_SIZE: '8',
    TLS_DIR: folder,
  })
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    PLAIN.reduce((text, [from, to]) => text.replace(from, to), filled),
  )
  writeFileSync(join(folder, 'pooler-users.txt'), `"pooler" ""\n"${user}" "${password}"\n`)
  const owner = databaseOwner()
  if (owner)
    for (const name of ['', 'pgbouncer.ini', 'pooler-users.txt'])
      chownSync(join(folder, name), owner.uid, owner.gid)
  const { command, args } = pooler(file)
  const child = spawn(command, args, { stdio: 'ignore', ...(owner && { uid: owner.uid, gid: owner.gid }) })
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('PgBouncer does not listen')
    await sleep(50)
  }
  return {
    port,
    pid: child.pid ?? 0,
    tell: (word) => tellPooler({ host: '127.0.0.1', port, password: '', ssl: false }, word),
    async end() {
      const gone = child.exitCode === null ? once(child, 'exit') : null
      child.kill('SIGINT')
      child.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
