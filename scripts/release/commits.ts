import { mustRun, runCommand } from '../run/run-command.ts'

export async function mustBeClean(cwd?: string): Promise<void> {
  const changed = (await mustRun('git', ['status', '--porcelain'], cwd ? { cwd } : {})).trim()
  if (changed) throw new Error(`a release is made of what is committed, and this is not:\n${changed}`)
}

/** Of every commit since the release before, oldest first. */
export async function subjectsSince(cwd?: string): Promise<string[]> {
  const at = cwd ? { cwd } : {}
  const tag = await runCommand('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], at)
  const range = tag.code === 0 ? `${tag.output.trim()}..HEAD` : 'HEAD'
  return (await mustRun('git', ['log', '--reverse', '--format=%s', range], at)).trim().split('\n')
}
