import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const folder = fileURLToPath(new URL('..', import.meta.url))

type Env = Record<string, string | undefined>

/** Without the condition, importing the editor may never settle, and the command ends with 0 having done nothing. */
export const cmsEnv = (env: Env): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...env,
  NODE_OPTIONS: '--conditions=production',
  NEXT_TELEMETRY_DISABLED: '1',
})

/** `quiet` throws its output away: a pipe that nobody empties stops whoever writes into it. */
export function start(args: readonly string[], env: Env, output: 'keep' | 'quiet' = 'quiet'): ChildProcess {
  const where = output === 'keep' ? 'pipe' : 'ignore'
  return spawn(process.execPath, args, { cwd: folder, env: cmsEnv(env), stdio: ['ignore', where, where] })
}

/** Runs to the end; its output is told only when it failed. */
export function run(args: readonly string[], env: Env): Promise<string> {
  return new Promise((done, failed) => {
    const child = start(args, env, 'keep')
    let output = ''
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0 ? done(output) : failed(new Error(`${args.join(' ')} ended with ${code}\n${output}`)),
    )
  })
}

export const payload = (...args: string[]): string[] => ['node_modules/payload/bin.js', ...args]
