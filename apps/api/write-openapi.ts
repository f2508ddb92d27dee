import { join } from 'node:path'
import { readConfig } from '#platform/config/config.ts'
import { describeCalls } from '#platform/http/openapi.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildApp } from './build-app.ts'

export const OPENAPI_FILE = join(import.meta.dirname, '../../docs/api/openapi.json')

/** The description of what the built app really serves. It connects to nothing. */
export async function openApiText(runDir: string): Promise<string> {
  const away = {
    PROFILE: 'demo',
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    REDIS_URL: 'redis://127.0.0.1:9',
  }
  const config = readConfig({ ...away, RUN_DIR: runDir, WEB_DIST: join(runDir, 'none') })
  const { app, close } = await buildApp({ config, log: makeLogger({ level: 'silent', process: 'openapi' }) })
  const text = `${JSON.stringify(describeCalls(app.servedCalls), null, 2)}\n`
  await close()
  return text
}
