import { APP_NODES, PORTS, STATUS_ADDRESS } from './places.ts'
import { productSettings, statusSettings } from './product-settings.ts'
import type { Member } from './running.ts'

const answers = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok

const ofEach = (kind: string, main: string, port: number): Member[] =>
  APP_NODES.map(({ node, address }, at) => ({
    name: `${kind}-${node}`,
    command: 'node',
    args: [main],
    env: productSettings(at as 0 | 1),
    ready: () => answers(`http://${address}:${port}/health/ready`),
  }))

export const apiMembers = (): Member[] => ofEach('api', 'apps/api/main.ts', PORTS.API_PORT)
export const officeMembers = (): Member[] => ofEach('office', 'apps/staff-api/main.ts', PORTS.OFFICE_PORT)
export const workerMembers = (): Member[] => ofEach('worker', 'apps/worker/main.ts', PORTS.WORKER_PORT)

export const statusMember = (): Member => ({
  name: 'status',
  command: 'node',
  args: ['apps/status/main.ts'],
  env: statusSettings(),
  ready: () => answers(`http://${STATUS_ADDRESS}:${PORTS.STATUS_PORT}/health/live`),
})

/** The operator and its message centre; an operator has his own. */
export const simulatorMember = (): Member => ({
  name: 'simulator',
  command: 'node',
  args: ['apps/simulator/main.ts'],
  env: {
    LOG_LEVEL: 'warn',
    SIMULATOR_PORT: String(PORTS.SIMULATOR_PORT),
    SIMULATOR_SMPP_PORT: String(PORTS.SIMULATOR_SMPP_PORT),
    SIMULATOR_SMTP_PORT: String(PORTS.SIMULATOR_SMTP_PORT),
  },
  ready: () => answers(`http://127.0.0.1:${PORTS.SIMULATOR_PORT}/health/live`),
})
