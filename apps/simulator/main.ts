import { closeOnSignal } from '#platform/http/shut-down.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildSimulator } from './build-simulator.ts'

const { SIMULATOR_PORT = '8082', SIMULATOR_SMPP_PORT = '2775', LOG_LEVEL = 'info' } = process.env

const log = makeLogger({ level: LOG_LEVEL, process: 'simulator' })
const { app, close } = await buildSimulator({ log, smppPort: Number(SIMULATOR_SMPP_PORT) })
closeOnSignal([{ name: 'simulator', close }], log, (code) => process.exit(code))
// Codes of every line can be read here: it answers this machine only.
await app.listen({ port: Number(SIMULATOR_PORT), host: '127.0.0.1' })
