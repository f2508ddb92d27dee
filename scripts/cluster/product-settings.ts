import { cmsAddress, cmsIsBuilt } from './cms-member.ts'
import { cmsUrls, databaseSettings } from './database-addresses.ts'
import {
  ADDRESSES,
  APP_NODES,
  CA,
  DB_NODES,
  inCluster,
  PORTS,
  PUBLIC_ORIGINS,
  STATUS_ADDRESS,
} from './places.ts'
import { clusterSecrets } from './values.ts'

const STATUS = `http://${STATUS_ADDRESS}:${PORTS.STATUS_PORT}`

/** What balancers need to look twice. */
export const DRAIN_SECONDS = '5'

/** One of each pair is enough: it tells of the others. */
const redisAddresses = (password: string): string =>
  DB_NODES.map(({ address }) => `rediss://:${password}@${address}:${PORTS.REDIS_PORT}`).join(',')

/**
 * The demo's profile, because operator and message centre are simulated; all else as production has it: a role each, TLS to every
 * store, a pooler, and the time that balancers need.
 */
export function productSettings(at: 0 | 1): Record<string, string> {
  const { address, node } = APP_NODES[at]
  const {
    REDIS_PASSWORD,
    LOG_TAG_KEY,
    IDENTITY_KEY,
    SMS_BODY_KEY,
    ID_NUMBER_KEY,
    FILES_KEY,
    VOUCHER_KEY,
    STATUS_PUSH_KEY,
    LEDGER_SEAL_KEY,
  } = clusterSecrets()
  return {
    NODE_ENV: 'production',
    // Whoever comes takes what was compiled for the one before: half of the processor time of a start.
    NODE_COMPILE_CACHE: inCluster('compile-cache'),
    PROFILE: 'demo',
    LOG_LEVEL: 'info',
    NODE_EXTRA_CA_CERTS: CA,
    ...databaseSettings(at),
    REDIS_URL: redisAddresses(REDIS_PASSWORD),
    DRAIN_SECONDS,
    API_HOST: address,
    API_PORT: String(PORTS.API_PORT),
    ADMIN_HOST: address,
    ADMIN_PORT: String(PORTS.ADMIN_PORT),
    WORKER_PORT: String(PORTS.WORKER_PORT),
    OFFICE_HOST: address,
    OFFICE_PORT: String(PORTS.OFFICE_PORT),
    OFFICE_ORIGIN: `http://${ADDRESSES.APP_1_ADDRESS}:${PORTS.OFFICE_SITE_PORT}`,
    PUBLIC_ORIGIN: PUBLIC_ORIGINS[0] ?? '',
    TRUSTED_PROXIES: 'loopback',
    RUN_DIR: inCluster(node, 'run'),
    MEDIA_DIR: inCluster('media'),
    FILES_DIR: inCluster('files'),
    SMPP_URL: `smpp://portal:inbox@127.0.0.1:${PORTS.SIMULATOR_SMPP_PORT}`,
    SIMULATOR_URL: `http://127.0.0.1:${PORTS.SIMULATOR_PORT}`,
    STATUS_URL: STATUS,
    STATUS_PUSH_URL: STATUS,
    ...(cmsIsBuilt() && { CMS_URL: cmsAddress, CMS_OUTBOX_URL: cmsUrls().outboxUrl }),
    LOG_TAG_KEY,
    IDENTITY_KEY,
    SMS_BODY_KEY,
    ID_NUMBER_KEY,
    FILES_KEY,
    VOUCHER_KEY,
    STATUS_PUSH_KEY,
    LEDGER_SEAL_KEY,
  }
}

/** It knows nothing of the rest. */
export const statusSettings = (): Record<string, string> => ({
  PROFILE: 'demo',
  NODE_EXTRA_CA_CERTS: CA,
  PUBLIC_ORIGIN: PUBLIC_ORIGINS[0] ?? '',
  STATUS_PUSH_KEY: clusterSecrets().STATUS_PUSH_KEY,
  STATUS_HOST: STATUS_ADDRESS,
  STATUS_PORT: String(PORTS.STATUS_PORT),
  STATUS_FILE: inCluster('status.json'),
})
