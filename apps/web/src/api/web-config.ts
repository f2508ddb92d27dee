import { useSyncExternalStore } from 'react'
import { BASES, type BaseName } from '#contracts/bases.ts'
import { goAhead } from '../clock/now.ts'
import { earlyConfig } from '../inline/early.ts'

/** What an operator can change without a new build. */
export type WebConfig = {
  readonly bases: Readonly<Record<BaseName, string>>
  readonly communityCategoryId: string
  readonly findShop: { readonly requireLogin: boolean }
  /** The independent status page; null where there is none. */
  readonly statusUrl: string | null
  /** How far a demo's clock was moved forward. */
  readonly clockAheadMs: number
}

/** Used when the file cannot be read: our own origin, and the required rule for the shop map. */
export const DEFAULT_CONFIG: WebConfig = {
  bases: BASES,
  communityCategoryId: 'community',
  findShop: { requireLogin: true },
  statusUrl: null,
  clockAheadMs: 0,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A link set by staff; null unless it is a web address. */
const addressIn = (value: unknown): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value.replace(/\/$/, '') : null

export function readWebConfig(raw: unknown): WebConfig {
  if (!isRecord(raw)) return DEFAULT_CONFIG
  const given = isRecord(raw['bases']) ? raw['bases'] : {}
  const bases = { ...DEFAULT_CONFIG.bases } as Record<BaseName, string>
  for (const name of Object.keys(BASES) as BaseName[]) {
    const base = given[name]
    if (typeof base === 'string' && base !== '') bases[name] = base.replace(/\/$/, '')
  }
  const flags = isRecord(raw['flags']) ? raw['flags'] : {}
  const community = raw['communityCategoryId']
  return {
    bases,
    communityCategoryId:
      typeof community === 'string' && community ? community : DEFAULT_CONFIG.communityCategoryId,
    findShop: { requireLogin: flags['findShop.requireLogin'] !== false },
    statusUrl: addressIn(raw['statusUrl']),
    clockAheadMs: typeof raw['clockAheadMs'] === 'number' ? raw['clockAheadMs'] : 0,
  }
}

let current: WebConfig | null = null
let loading: Promise<WebConfig> | null = null
const listeners = new Set<() => void>()

async function fetchConfig(): Promise<WebConfig> {
  try {
    const answer = await (earlyConfig() ?? fetch('./config.json'))
    return answer.ok ? readWebConfig(await answer.json()) : DEFAULT_CONFIG
  } catch (error) {
    console.error('config.json could not be read', error)
    return DEFAULT_CONFIG
  }
}

/** Read once per page load, before the first call. */
export function loadWebConfig(): Promise<WebConfig> {
  loading ??= fetchConfig().then((config) => {
    current = config
    goAhead(config.clockAheadMs)
    for (const listener of listeners) listener()
    return config
  })
  return loading
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void loadWebConfig()
  return () => listeners.delete(listener)
}

const readConfig = () => current

/** Null until the file is read; only those who need it wait. */
export const useWebConfig = (needed: boolean) =>
  useSyncExternalStore(needed ? subscribe : () => () => undefined, readConfig, readConfig)
