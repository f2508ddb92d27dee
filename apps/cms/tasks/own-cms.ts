import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureCmsIsBuilt } from './build.ts'
import { migrateCms, type Query } from './migrate.ts'
import { payload, run, start } from './run.ts'

export type OwnCms = {
  readonly url: string
  readonly admin: { readonly email: string; readonly password: string }
  readonly readerKey: string
  /** What its own commands need to reach the same database and accounts. */
  readonly env: Record<string, string>
  start(): Promise<void>
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

type Options = {
  readonly databaseUrl: string
  readonly port: number
  readonly mediaFolder: string
  readonly query: Query
  readonly previewUrl?: string
  /** Where its letters go; without, links are handed over. */
  readonly smtpUrl?: string
}

const BOOT_MS = 120_000
const secret = (): string => randomBytes(24).toString('hex')

/** The CMS, built when it was not or is stale, on an empty database that belongs to it: migrated, with its first accounts, and not yet started. */
export async function makeOwnCms({
  databaseUrl,
  port,
  mediaFolder,
  query,
  previewUrl,
  smtpUrl,
}: Options): Promise<OwnCms> {
  await ensureCmsIsBuilt()
  const url = `http://127.0.0.1:${port}`
  const admin = { email: 'admin@example.com', password: secret() }
  const readerKey = secret()
  const env = {
    PROFILE: 'demo',
    CMS_DATABASE_URL: databaseUrl,
    CMS_SECRET: secret(),
    CMS_URL: url,
    CMS_PORT: String(port),
    MEDIA_DIR: mediaFolder,
    CMS_ADMIN_EMAIL: admin.email,
    CMS_ADMIN_PASSWORD: admin.password,
    CMS_READER_KEY: readerKey,
    ...(previewUrl ? { CMS_PREVIEW_URL: previewUrl } : {}),
    // Empty rather than unset: the settings of the product beside it must not be taken for its own.
    CMS_SMTP_URL: smtpUrl ?? '',
  }
  await migrateCms(databaseUrl, env.CMS_SECRET, query)
  await run(payload('run', 'scripts/accounts.ts'), env)
  let server: ChildProcess | null = null

  return {
    url,
    admin,
    readerKey,
    env,
    start: async () => {
      server = start(['main.ts'], env)
      await answers(`${url}/api/posts`)
    },
    stop: async (signal = 'SIGTERM') => {
      const running = server
      server = null
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const gone = once(running, 'exit')
      if (running.kill(signal)) await gone
    },
  }
}

export async function answers(address: string): Promise<void> {
  const end = performance.now() + BOOT_MS
  while (performance.now() < end) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('the CMS did not start')
}
