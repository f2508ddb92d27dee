import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoLinks } from '#modules/staff/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { closeOnSignal } from '#platform/http/shut-down.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { startTraces } from '#platform/traces/start-traces.ts'
import { buildStaffApi } from './build-staff-api.ts'

const config = readConfig(process.env, 'staff')
const log = makeLogger({ level: config.LOG_LEVEL, process: 'staff-api' })
const traces = await startTraces(config, 'staff-api')
const { app, db, door, close } = await buildStaffApi({ config, log })
closeOnSignal(
  [
    { name: 'staff-api', close },
    { name: 'traces', close: traces.close },
  ],
  log,
  (code) => process.exit(code),
  {
    ...door,
    seconds: config.DRAIN_SECONDS,
  },
)
if (config.PROFILE === 'demo') {
  // For starting the demo: only the product's owner can read this folder.
  const links = await demoLinks(db, config.OFFICE_ORIGIN)
  mkdirSync(config.RUN_DIR, { recursive: true })
  writeFileSync(join(config.RUN_DIR, 'office-links.json'), JSON.stringify(links, null, 2), { mode: 0o600 })
}
await app.listen({ port: config.OFFICE_PORT, host: config.OFFICE_HOST })
