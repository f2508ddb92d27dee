import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mustRun, runCommand } from '../run/run-command.ts'
import { writeSums, wrongSums } from './sums.ts'

it('sums are those of sha256sum; a file that changed, came or went is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sums-'))
  writeFileSync(join(folder, 'a.txt'), 'a')
  writeFileSync(join(folder, 'b.txt'), 'b')
  await writeSums(folder)
  expect(await wrongSums(folder)).toEqual([])
  await mustRun('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder })
  appendFileSync(join(folder, 'a.txt'), '!')
  rmSync(join(folder, 'b.txt'))
  writeFileSync(join(folder, 'c.txt'), 'c')
  expect(await wrongSums(folder)).toEqual(['a.txt', 'c.txt', 'b.txt'])
  expect((await runCommand('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder })).code).not.toBe(0)
})
