import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Values } from '../deploy/fill.ts'
import { root } from '../root.ts'
import { mustRun } from '../run/run-command.ts'

/** Two addresses of this machine that no other trial has: each process has its own. */
const BLOCK = `127.9.${100 + (process.pid % 100)}`
export const FRONT_ADDRESSES = [`${BLOCK}.1`, `${BLOCK}.2`] as const

const PORTS = [
  'API_PORT',
  'OFFICE_PORT',
  'SITE_PORT',
  'OFFICE_SITE_PORT',
  'DATABASE_PORT',
  'BALANCER_FIGURES_PORT',
  'HTTP_PORT',
  'HTTPS_PORT',
] as const
/** Below those that the system gives out, and at addresses that nobody else has: no connection of somebody else stands there by chance. */
const FIRST_PORT = 21_400

export const SITE_PORT = FIRST_PORT + PORTS.indexOf('SITE_PORT')

export type FrontPorts = Readonly<Record<(typeof PORTS)[number], number>>

export type FrontPlace = { readonly folder: string; readonly ports: FrontPorts; readonly values: Values }

async function makeCertificate(folder: string): Promise<void> {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  const names = FRONT_ADDRESSES.map((address) => `IP:${address}`).join(',')
  const files = ['-keyout', join(folder, 'edge.key'), '-out', join(folder, 'edge.crt')]
  const said = ['-subj', '/CN=front', '-addext', `subjectAltName=${names}`]
  await mustRun('openssl', ['req', '-x509', ...curve, ...files, ...said])
}

/** The sheet of deploy/ with a folder, addresses and ports of this trial alone. */
export async function makePlace(): Promise<FrontPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'front-'))
  for (const node of ['app1', 'app2']) mkdirSync(join(folder, node, 'nginx'), { recursive: true })
  await makeCertificate(folder)
  const entries = PORTS.map((name, at) => [name, FIRST_PORT + at] as const)
  const sheet = parseEnv(readFileSync(join(root, 'deploy', 'values.example.env'), 'utf8'))
  return {
    folder,
    ports: Object.fromEntries(entries) as FrontPorts,
    values: {
      ...Object.fromEntries(Object.entries(sheet).map(([name, value]) => [name, value || 'secret'])),
      ...Object.fromEntries(entries.map(([name, port]) => [name, String(port)])),
      APP_1_ADDRESS: FRONT_ADDRESSES[0],
      APP_2_ADDRESS: FRONT_ADDRESSES[1],
      // Nobody is there, and nothing outside this machine is asked.
      DB_1_ADDRESS: `${BLOCK}.11`,
      DB_2_ADDRESS: `${BLOCK}.12`,
      DB_3_ADDRESS: `${BLOCK}.13`,
      TLS_DIR: folder,
      // Folders of a trial are its owner's alone.
      EDGE_USER: userInfo().username,
      EDGE_WORKERS: '1',
      EDGE_CACHE: '8m',
      BALANCER_CONNECTIONS: '2000',
    },
  }
}
