import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'

const SCRIPT = readFileSync(join(root, 'deploy/pgbackrest/pgbackrest-archive-push.sh'), 'utf8')

/** With a pgBackRest that ends so, in a node whose newest timeline is 7. */
function pushed(segment: string, ends: number): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'archive-push-'))
  mkdirSync(join(folder, 'pg_wal'))
  for (const timeline of ['00000006', '00000007'])
    writeFileSync(join(folder, 'pg_wal', `${timeline}.history`), '')
  writeFileSync(join(folder, 'pgbackrest'), `#!/bin/sh\nexit ${ends}\n`)
  chmodSync(join(folder, 'pgbackrest'), 0o755)
  writeFileSync(join(folder, 'push.sh'), SCRIPT.replaceAll('{{NODE_DIR}}', folder))
  execFileSync('sh', ['-n', join(folder, 'push.sh')])
  const env = { PATH: `${folder}:/usr/bin:/bin` }
  return spawnSync('sh', ['push.sh', `pg_wal/${segment}`], { cwd: folder, env }).status
}

it('only a segment of an older timeline that the store has in another form is left out', () => {
  expect(pushed('00000006000000000000000D', 45)).toBe(0)
  // On the timeline that runs, two forms are two truths.
  expect(pushed('00000007000000000000000D', 45)).toBe(45)
  expect(pushed('00000006000000000000000D', 103)).toBe(103)
  expect(pushed('00000007000000000000000E', 0)).toBe(0)
})
