import { buildStatus } from './build-status.ts'
import { machineClock as clock } from './clock.ts'
import { probe, type Probed } from './probe.ts'
import { readSettings } from './settings.ts'

const PROBE_EVERY_MS = 30_000

const say = (level: 'info' | 'warn', msg: string, error?: unknown): void => {
  const err = error instanceof Error ? error.message : undefined
  process.stdout.write(`${JSON.stringify({ level, process: 'status', msg, err })}\n`)
}

const settings = readSettings(process.env)
let probed: Probed | null = null
const look = async (): Promise<void> => {
  const before = probed?.state
  probed = await probe(settings.website, clock)
  if (probed.state !== before) say('info', `the website is ${probed.state}`)
}
const server = buildStatus({
  settings,
  clock,
  probed: () => probed,
  onError: (error) => say('warn', 'something went wrong', error),
})
const timer = setInterval(() => void look(), PROBE_EVERY_MS)
void look()
server.listen(settings.port, settings.host, () => say('info', `listens on ${settings.port}`))

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    clearInterval(timer)
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
