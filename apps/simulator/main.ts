import { portOf } from '#platform/config/ports.ts'
import { closeOnSignal } from '#platform/http/shut-down.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildSimulator } from './build-simulator.ts'

const { LOG_LEVEL = 'info' } = process.env

const log = makeLogger({ level: LOG_LEVEL, process: 'simulator' })
const { app, close } = await buildSimulator({
  log,
  smppPort: portOf(process.env, 'SIMULATOR_SMPP_PORT'),
  smtpPort: portOf(process.env, 'SIMULATOR_SMTP_PORT'),
})
closeOnSignal([{ name: 'simulator', close }], log, (code) => process.exit(code))
// Everybody's codes and letters can be read here, so it listens on this machine only.
await app.listen({ port: portOf(process.env, 'SIMULATOR_PORT'), host: '127.0.0.1' })
