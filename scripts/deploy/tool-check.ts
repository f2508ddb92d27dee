import type { CommandResult } from '../run/run-command.ts'

export type ToolCheck = {
  readonly name: string
  readonly tool: string
  run(folder: string): Promise<CommandResult>
  /** The same with a mistake in it, which the tool must find. */
  readonly mistake: readonly [file: string, from: string | RegExp, to: string]
}
