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

export function start(args: readonly string[], env: Env, show = false): ChildProcess {
  return spawn(process.execPath, args, { cwd: folder, env: cmsEnv(env), stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'] })
}

/** Runs to the end; its output is told only when it failed. */
export function run(args: readonly string[], env: Env): Promise<string> {
  return new Promise((done, failed) => {
    const child = start(args, env)
    let output = ''
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
    child.on('error', failed)
    child.on('close', (code) => (code === 0 ? done(output) : failed(new Error(`${args.join(' ')} ended with ${code}\n${output}`))))
  })
}

export const payload = (...args: string[]): string[] => ['node_modules/payload/bin.js', ...args]
