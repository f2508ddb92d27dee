import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { root } from '../root.ts'

export const envFile = join(root, '.env')

/** What is set in the shell wins over `.env`, so a second copy can run beside the first. */
export function loadEnv(): void {
  if (existsSync(envFile)) loadEnvFile(envFile)
}
