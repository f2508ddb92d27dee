import { readConfig } from '#platform/config/config.ts'
import { closeOnSignal } from '#platform/http/shut-down.ts'
import { giveWay } from '#platform/jobs/give-way.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { startTraces } from '#platform/traces/start-traces.ts'
import { buildWorker } from './build-worker.ts'

const config = readConfig(process.env, 'worker')
giveWay(config.WORKER_NICE)
const log = makeLogger({ level: config.LOG_LEVEL, process: 'worker' })
const traces = await startTraces(config, 'worker')
const { door, close } = await buildWorker({ config, log })
closeOnSignal(
  [
    { name: 'worker', close },
    { name: 'traces', close: traces.close },
  ],
  log,
  (code) => process.exit(code),
)
await door.listen({ port: config.WORKER_PORT, host: config.ADMIN_HOST })
