import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from '../run/run-command.ts'
import { BACKUP_DIR, inCluster } from './places.ts'

const UNIT = inCluster('app1', 'portal-files-copy.service')
/** Where they come back to, beside those in use. */
export const RESTORED_FILES = inCluster('restored-files')

/** The command of the unit that an operator's machine runs each minute, as systemd would read it. */
const commandOfUnit = (): string => {
  const found = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(readFileSync(UNIT, 'utf8'))?.[1]
  if (!found) throw new Error(`no command in ${UNIT}`)
  return found.replaceAll('%%', '%')
}

/** Uploaded pictures and files of people, into the store of the backups. */
export async function copySharedFiles(): Promise<void> {
  mkdirSync(join(BACKUP_DIR, 'shared'), { recursive: true })
  await mustRun('sh', ['-c', commandOfUnit()])
}

export async function restoreSharedFiles(): Promise<void> {
  rmSync(RESTORED_FILES, { recursive: true, force: true })
  await mustRun('rsync', ['-a', `${join(BACKUP_DIR, 'shared')}/`, RESTORED_FILES])
}
