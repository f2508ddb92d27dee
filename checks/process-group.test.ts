import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../scripts/root.ts'

const GROUP = join(root, 'scripts/run/process-group.ts')
const LIVES = `process.on('SIGTERM', () => { console.log('finishing'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')`

/** A parent of its own, because the group listens to its process's signals. */
async function runGroup(members: ReadonlyArray<{ name: string; code: string }>, signalAfter?: string) {
  const list = members.map(({ name, code }) => ({ name, args: ['-e', code] }))
  const program = `import { startGroup } from ${JSON.stringify(GROUP)}; process.exitCode = await startGroup(${JSON.stringify(list)}).ended`
  const child = spawn('node', ['--input-type=module-typescript', '-e', program], { stdio: 'pipe' })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    if (signalAfter && output.includes(signalAfter)) child.kill('SIGTERM')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

describe('processes of the product', () => {
  it('one that dies takes the others with it, loudly', async () => {
    const { code, output } = await runGroup([
      { name: 'api', code: LIVES },
      { name: 'worker', code: `setTimeout(() => process.exit(3), 500)` },
    ])
    expect(code).toBe(3)
    expect(output).toContain('worker ended by itself (3)')
    expect(output).toMatch(/api +\| finishing/)
  })

  it('a signal lets every one finish, and is no failure', async () => {
    const { code, output } = await runGroup([{ name: 'api', code: LIVES }], 'api | up')
    expect(output).toContain('api | finishing')
    expect(code).toBe(0)
  })
})
