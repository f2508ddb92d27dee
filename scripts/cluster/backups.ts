import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../own-site/own-databases.ts'
import { mustRun, runCommand } from '../run/run-command.ts'
import { superuserUrl } from './database-addresses.ts'
import { databaseOwner, makeFolder } from './owner.ts'
import { mustLead } from './patroni.ts'
import { FIGURES_DIR, inCluster, PORTS } from './places.ts'
import { copySharedFiles, RESTORED_FILES, restoreSharedFiles } from './shared-files.ts'
import { clusterSecrets, postgresBin } from './values.ts'

/** As whoever owns the data. */
const asOwner = (command: string, args: readonly string[]): [string, string[]] =>
  databaseOwner() ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]]

const backrest = (node: string, ...words: readonly string[]): [string, string[]] =>
  asOwner('pgbackrest', [`--config=${inCluster(node, 'pgbackrest.conf')}`, '--stanza=portal', ...words])

/** Once, before the first log is archived. */
export const openArchive = async (): Promise<void> => {
  await mustRun(...backrest(await mustLead(), 'stanza-create'))
}

/** Read by Prometheus: an alert says when the last one is too old. */
const noteBackup = (seconds: number): void =>
  writeFileSync(
    join(FIGURES_DIR, 'backup.prom'),
    [
      '# HELP backup_last_success_timestamp_seconds When the last backup of the database ended well.',
      '# TYPE backup_last_success_timestamp_seconds gauge',
      `backup_last_success_timestamp_seconds ${seconds}`,
      '',
    ].join('\n'),
  )

/** On the node that leads, into the store that all share. */
export async function backup(type: 'full' | 'incr' = 'full'): Promise<number> {
  const began = performance.now()
  // Until its first checkpoint, a node that took over says in its files that the one before leads, and no backup can be made of it.
  await query(superuserUrl(), 'checkpoint')
  await mustRun(...backrest(await mustLead(), `--type=${type}`, 'backup'))
  await copySharedFiles()
  noteBackup(Math.floor(Date.now() / 1_000))
  return (performance.now() - began) / 1_000
}

const RESTORED = inCluster('restored')
const pgCtl = () => join(postgresBin(), 'pg_ctl')

export const restoredUrl = (): string =>
  `postgres://postgres:${clusterSecrets().SUPERUSER_PASSWORD}@127.0.0.1:${PORTS.RESTORED_PORT}/postgres?sslmode=no-verify`

export async function endRestored(): Promise<void> {
  await runCommand(...asOwner(pgCtl(), ['-D', RESTORED, '-m', 'immediate', 'stop']))
  for (const folder of [RESTORED, RESTORED_FILES]) rmSync(folder, { recursive: true, force: true })
}

/** Stands alone: archives nothing, waits for no other node. */
const ALONE = [
  `-p ${PORTS.RESTORED_PORT}`,
  '-c listen_addresses=127.0.0.1',
  `-c unix_socket_directories=${RESTORED}`,
  '-c archive_mode=off',
  '-c synchronous_standby_names=',
  `-c hba_file=${join(RESTORED, 'pg_hba.conf')}`,
  `-c ident_file=${join(RESTORED, 'pg_ident.conf')}`,
].join(' ')

const isOpen = async (): Promise<boolean> => {
  const rows = await query<{ open: boolean }>(restoredUrl(), 'select not pg_is_in_recovery() as open').catch(
    () => [],
  )
  return rows[0]?.open === true
}

/**
 * The database as it was at a moment, with pictures and files, beside the cluster, which goes on. Answers how long it took until it was
 * open for changes.
 */
export async function restore(moment: Date): Promise<number> {
  await endRestored()
  makeFolder(RESTORED, databaseOwner())
  const began = performance.now()
  const to = [
    `--pg1-path=${RESTORED}`,
    '--type=time',
    `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
  ]
  await restoreSharedFiles()
  await mustRun(...backrest('db1', ...to, '--target-action=promote', '--no-delta', 'restore'))
  await mustRun(
    ...asOwner(pgCtl(), [
      '-D',
      RESTORED,
      '-o',
      ALONE,
      '-l',
      join(RESTORED, 'log'),
      '-w',
      '-t',
      '120',
      'start',
    ]),
  )
  while (!(await isOpen())) {
    // It also ends when nothing was written after the moment that was asked for.
    const ended = (await runCommand(...asOwner(pgCtl(), ['-D', RESTORED, 'status']))).code !== 0
    if (ended || performance.now() - began > 300_000)
      throw new Error(`the restored database does not open: see ${RESTORED}/log`)
    await sleep(100)
  }
  return (performance.now() - began) / 1_000
}

/** Every balance of every line in one word: equal words, equal money. */
export async function balancesOf(url: string): Promise<string> {
  const [row] = await query<{ hash: string }>(
    url,
    `select md5(coalesce(string_agg(b::text, '|' order by b::text), '')) as hash from ledger.bucket b`,
  )
  return row?.hash ?? ''
}
