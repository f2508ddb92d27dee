import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/run/free-port.ts'
import { mustRun, runCommand } from '../../scripts/run/run-command.ts'

const USER = 'attacker'

export type DatabaseNode = { readonly port: number; readonly askPort: number }

export type DatabasePair = {
  readonly nodes: readonly [DatabaseNode, DatabaseNode]
  /** The one that leads ends in order, the other has all it had and takes over; as `patronictl switchover` does it. */
  switchOver(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL refuses to run as root; then it runs as the user its packages made. */
const asOwner = (command: string, args: readonly string[]): [string, readonly string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]

/** Answers balancers as Patroni does: 200 where this one leads. */
async function sayWhoLeads(leads: () => boolean): Promise<{ server: Server; port: number }> {
  const server = createServer((_, answer) => answer.writeHead(leads() ? 200 : 503).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** A PostgreSQL that leads and one that follows it, with no Patroni between them. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const bin = (await mustRun('pg_config', ['--bindir'])).trim()
  const folders = [0, 1].map(() => join(tmpdir(), `pair-${randomBytes(6).toString('hex')}`)) as [
    string,
    string,
  ]
  const ports = [await freePort(), await freePort()] as const
  const run = (tool: string, args: readonly string[]) => mustRun(...asOwner(join(bin, tool), args))
  const start = (at: 0 | 1) =>
    run('pg_ctl', [
      '-D',
      folders[at],
      '-w',
      '-l',
      `${folders[at]}/log`,
      '-o',
      `-p ${ports[at]} -k /tmp`,
      'start',
    ])
  await run('initdb', ['-D', folders[0], '-U', USER, '-A', 'trust', '--no-sync', '-E', 'UTF8'])
  await start(0)
  const from = ['-h', '127.0.0.1', '-p', String(ports[0]), '-U', USER]
  await run('pg_basebackup', [...from, '-D', folders[1], '-R', '-X', 'stream', '--no-sync', '-c', 'fast'])
  await start(1)
  let leads: 0 | 1 | null = 0
  const asked = [await sayWhoLeads(() => leads === 0), await sayWhoLeads(() => leads === 1)] as const
  return {
    nodes: [
      { port: ports[0], askPort: asked[0].port },
      { port: ports[1], askPort: asked[1].port },
    ],
    async switchOver() {
      leads = null
      await run('pg_ctl', ['-D', folders[0], '-w', '-m', 'fast', 'stop'])
      await run('pg_ctl', ['-D', folders[1], '-w', 'promote'])
      leads = 1
    },
    async close() {
      for (const { server } of asked) server.close()
      for (const folder of folders) {
        await runCommand(...asOwner(join(bin, 'pg_ctl'), ['-D', folder, '-m', 'immediate', 'stop']))
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}
