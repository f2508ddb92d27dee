import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/run/child-server.ts'
import { envOf, type Way } from '../value/way.ts'

export type WorkerProcess = {
  kill(): Promise<void>
  /** Stands still until it is let go: slower than whatever it holds may be held. */
  pause(): void
  goOn(): void
  close(): Promise<void>
}

type Options = { readonly way?: Way; readonly perSecond?: number }

/** The worker as it runs in production, without message centre and CMS. */
export async function startWorkerProcess(
  url: string,
  { way = 'one-trip', perSecond }: Options = {},
): Promise<WorkerProcess> {
  const server = await startServer(() => ['apps/worker/main.ts'], {
    env: (port) => ({
      PROFILE: 'demo',
      DATABASE_URL: url,
      WORKER_PORT: String(port),
      LOG_LEVEL: 'silent',
      RUN_DIR: mkdtempSync(join(tmpdir(), 'jobs-run-')),
      SIMULATOR_URL: '',
      SMPP_URL: '',
      CMS_URL: '',
      CMS_OUTBOX_URL: '',
      ...(perSecond !== undefined && { WORKER_PER_SECOND: String(perSecond) }),
      ...envOf(way),
    }),
    ready: '/health/live',
  })
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => void process.kill(server.pid, signal)
  return {
    kill: () => server.close('SIGKILL'),
    pause: () => tell('SIGSTOP'),
    goOn: () => tell('SIGCONT'),
    close: () => server.close(),
  }
}
