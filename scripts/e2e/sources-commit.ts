import { runCommand } from '../run/run-command.ts'

/** What a journey sees. Words about it, and results, may change without making its answer another. */
const SOURCES = ['.', ':!docs', ':!*.md', ':!*results.json', ':!bench', ':!faults']

/** The commit of the sources; with a plus where something in them is not committed. */
export async function sourcesCommit(): Promise<string> {
  const { code, output } = await runCommand('git', ['rev-parse', '--short=8', 'HEAD'])
  if (code !== 0) return 'none'
  const changed = await runCommand('git', ['diff', '--quiet', 'HEAD', '--', ...SOURCES])
  return `${output.trim()}${changed.code === 0 ? '' : '+'}`
}
