import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { servingDatabases } from '#platform/config/serving-database.ts'
import { root } from '../root.ts'

export type CommandResult = { readonly code: number; readonly output: string; readonly seconds: number }

/** Our own tools and our own Node come first, also when a command was started without npm. */
export const toolEnv = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  // Another database is served with the same roles.
  ...(extra['DATABASE_URL'] && servingDatabases(process.env, extra['DATABASE_URL'])),
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
  ...extra,
})

type Options = { env?: NodeJS.ProcessEnv; show?: boolean; input?: string; cwd?: string }

/** Runs to the end and keeps what was printed; `show` also lets it through to the screen. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<CommandResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: options.cwd ?? root, env: toolEnv(options.env), stdio: 'pipe' })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      if (options.show) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    // One that ends without reading what it was given has still ended by itself.
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** For commands that must work: their words are the error. */
export async function mustRun(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<string> {
  const { code, output } = await runCommand(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.trim()}`)
  return output
}
