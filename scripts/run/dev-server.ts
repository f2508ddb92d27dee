import { buildApp } from '#apps/api/build-app.ts'
import { buildWorker } from '#apps/worker/build-worker.ts'
import { readConfig } from '#platform/config/config.ts'
import { closeOnSignal } from '#platform/http/shut-down.ts'
import { makeLogger } from '#platform/log/logger.ts'

/** API and worker in one process: both stand on the same modules, so one change would restart two of them. */
const config = readConfig(process.env, 'api')
const workerConfig = readConfig(process.env, 'worker')
const log = makeLogger({ level: config.LOG_LEVEL, process: 'server' })
const [api, worker] = await Promise.all([
  buildApp({ config, log }),
  buildWorker({ config: workerConfig, log }),
])
const parts = [
  { name: 'api', close: api.close },
  { name: 'worker', close: worker.close },
]
closeOnSignal(parts, log, (code) => process.exit(code))
await Promise.all([
  api.app.listen({ port: config.API_PORT, host: config.API_HOST }),
  api.admin.listen({ port: config.ADMIN_PORT, host: config.ADMIN_HOST }),
  worker.door.listen({ port: config.WORKER_PORT, host: config.ADMIN_HOST }),
])
