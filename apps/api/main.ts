import { readConfig } from '#platform/config/config.ts'
import { closeOnSignal } from '#platform/http/shut-down.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { startTraces } from '#platform/traces/start-traces.ts'
import { buildApp } from './build-app.ts'

const config = readConfig(process.env, 'api')
const log = makeLogger({ level: config.LOG_LEVEL, process: 'api' })
const traces = await startTraces(config, 'api')
const { app, admin, door, close, startFirstPaint } = await buildApp({ config, log })
closeOnSignal(
  [
    { name: 'api', close },
    { name: 'traces', close: traces.close },
  ],
  log,
  (code) => process.exit(code),
  {
    ...door,
    seconds: config.DRAIN_SECONDS,
  },
)
await admin.listen({ port: config.ADMIN_PORT, host: config.ADMIN_HOST })
startFirstPaint(await app.listen({ port: config.API_PORT, host: config.API_HOST }))
