import { isText, matchingLines, type Check } from './tree.ts'

/** A home, a temporary or a mounted directory of one machine; `/usr/bin/chromium` and the like are Debian's own. */
const MACHINE_PATH = /(^|[\s'"`(=:>[])(file:\/\/)?\/(root|home|work|tmp|Users|mnt)\/[\w.-]/

export const machinePaths: Check = {
  name: 'machine paths',
  run: (tree) =>
    tree.files
      .filter((file) => isText(file) && !file.startsWith('checks/'))
      .flatMap((file) =>
        matchingLines(
          tree,
          file,
          MACHINE_PATH,
          'a path of one machine: make it from root (scripts/root.ts), tmpdir() or a setting',
        ),
      ),
}
