import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { runCommand, type CommandResult } from '../run/run-command.ts'
import type { Values } from './fill.ts'
import { installedAt, NODE_FILES, writeFilesOf, type NodeName } from './node-files.ts'
import type { ToolCheck } from './tool-check.ts'

const NEXT_DEBIAN = join(root, '.run', 'debian-13')
const LOADER = '/opt/debian-13/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2'
const DEBIANS_UNITS = '/usr/lib/systemd/system'
const UNITS = 'etc/systemd/system'
const FOLDERS = 'etc/tmpfiles.d/portal.conf'

/** Who owns files and folders; a machine that is laid out has its own list of them. */
const USERS = ['root', 'postgres', 'etcd', 'redis', 'prometheus', 'ssl-cert']
const FIRST_USER = 200

const machineOf = (node: NodeName): string => `machine-${node}`

/** Debian's unit where its package is installed; elsewhere one that starts something too, so that the rest is read. */
function bringUnit(units: string, unit: string): void {
  const found = [DEBIANS_UNITS, join(NEXT_DEBIAN, DEBIANS_UNITS)]
    .map((place) => join(place, unit))
    .find((file) => existsSync(file))
  if (found) copyFileSync(found, join(units, unit))
  else writeFileSync(join(units, unit), '[Service]\nExecStart=/bin/true\n')
}

/** The program of the next Debian lies where the cluster unpacked it; where it did not, another stands in its place. */
function withProgramsOfHere(file: string): void {
  const text = readFileSync(file, 'utf8')
  const here = existsSync(NEXT_DEBIAN) ? text : text.replace(LOADER, '/bin/true')
  writeFileSync(file, here.replaceAll('/opt/debian-13', NEXT_DEBIAN))
}

/** A machine as it is after the files were copied to it: its root, its users, and the units that its packages bring. */
export function layOutMachine(node: NodeName, values: Values, folder: string): void {
  const machine = join(folder, machineOf(node))
  writeFilesOf(node, values, machine, installedAt)
  const units = join(machine, UNITS)
  for (const override of globSync('*.service.d', { cwd: units })) {
    bringUnit(units, override.replace(/\.d$/, ''))
    withProgramsOfHere(join(units, override, 'portal.conf'))
  }
  const idOf = (at: number): number => (at === 0 ? 0 : FIRST_USER + at)
  const [groups, users] = [
    USERS.map((name, at) => `${name}:x:${idOf(at)}:\n`),
    USERS.map((name, at) => `${name}:x:${idOf(at)}:${idOf(at)}::/:/bin/false\n`),
  ]
  writeFileSync(join(machine, 'etc/group'), groups.join(''))
  writeFileSync(join(machine, 'etc/passwd'), users.join(''))
}

/** A word that systemd does not know is only a warning to it. */
async function verify(machine: string, unit: string): Promise<CommandResult> {
  const units = join(machine, UNITS)
  const file = join(units, unit.replace('@.', '@redis.'))
  const result = await runCommand('systemd-analyze', ['verify', '--man=no', file], {
    env: { SYSTEMD_UNIT_PATH: `${units}:` },
  })
  return result.output.includes('portal.conf:') ? { ...result, code: 1 } : result
}

const FIRST_OF = { db: 'db1', app: 'app1', watch: 'watch' } as const
const overrides = new Map(
  NODE_FILES.flatMap(({ on, name }) =>
    name?.includes('.service.d/') ? [[name.replace('.d/portal.conf', ''), FIRST_OF[on]] as const] : [],
  ),
)

/** Each unit of Debian together with what we tell it. */
export const UNIT_CHECKS: readonly ToolCheck[] = [...overrides].map(([unit, node]) => ({
  name: `systemd takes ours beside Debian's ${unit}`,
  tool: 'systemd-analyze',
  run: (folder: string) => verify(join(folder, machineOf(node)), unit),
  mistake: [`${machineOf(node)}/${UNITS}/${unit}.d/portal.conf`, '[Service]\n', '[Service]\nRestrt=always\n'],
}))

/** Twice, as after the next copy; only root can give a folder to somebody. */
async function makeFolders(machine: string): Promise<CommandResult> {
  const args = [`--root=${machine}`, '--create', join(machine, FOLDERS)]
  const first = await runCommand('systemd-tmpfiles', args)
  return first.code === 0 ? runCommand('systemd-tmpfiles', args) : first
}

export const FOLDER_CHECKS: readonly ToolCheck[] =
  process.getuid?.() === 0
    ? Object.values(FIRST_OF).map((node) => ({
        name: `folders of ${node} are made, and its files are given to who reads them`,
        tool: 'systemd-tmpfiles',
        run: (folder: string) => makeFolders(join(folder, machineOf(node))),
        mistake: [`${machineOf(node)}/${FOLDERS}`, /^z /gm, 'zz '],
      }))
    : []
