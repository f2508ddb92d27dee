import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mustRun } from '../run/run-command.ts'
import { mustBeClean, subjectsSince } from './commits.ts'

it('a release is made of commits alone, and tells those since the one before', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'commits-'))
  const git = (...args: string[]) =>
    mustRun('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd })
  await git('init', '-q')
  const commit = async (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject)
  await commit('feat: first')
  expect(await subjectsSince(cwd)).toEqual(['feat: first'])
  await git('tag', 'v0.1.0')
  await commit('feat: second')
  await commit('fix: third')
  expect(await subjectsSince(cwd)).toEqual(['feat: second', 'fix: third'])
  await mustBeClean(cwd)
  writeFileSync(join(cwd, 'new.txt'), 'not committed')
  await expect(mustBeClean(cwd)).rejects.toThrow('new.txt')
})
