import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noticeOf } from '#apps/simulator/pay/tell.ts'
import { newReference } from '#modules/payments/references.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { makeOwnDatabase } from '../../scripts/own-site/own-databases.ts'
import { startServer } from '../../scripts/run/child-server.ts'
import type { Work } from '../rounds.ts'

const noticeFor = (reference: string): string =>
  noticeOf({
    channel: 'kbzpay',
    reference,
    amountKyat: 10_000,
    providerRef: reference.slice(1, -1),
    prepayId: '',
    noticeUrl: '',
    returnUrl: '',
    expiresAtMs: 0,
    state: 'PAID',
    takenKyat: 10_000,
    paidAt: systemClock.now(),
  })

/** A real API process that receives KBZPay notices, each correctly signed and different. */
export async function withNoticeDoor<T>(work: (post: Work) => Promise<T>): Promise<T> {
  const { url, drop } = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'bench_notice')
  const runDir = mkdtempSync(join(tmpdir(), 'bench-notice-'))
  try {
    await runMigrations(url)
    const api = await startServer(() => ['apps/api/main.ts'], {
      env: (port) => ({
        PROFILE: 'demo',
        DATABASE_URL: url,
        API_PORT: String(port),
        API_HOST: '127.0.0.1',
        ADMIN_PORT: '0',
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        // Nothing listens there: a notice is stored before anything is asked.
        SIMULATOR_URL: 'http://127.0.0.1:9',
        RUN_DIR: runDir,
        WEB_DIST: join(runDir, 'none'),
      }),
      ready: '/health/ready',
    })
    try {
      return await work(async () => {
        const answer = await fetch(`${api.address}/notice/kbzpay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: noticeFor(newReference()),
        })
        const text = await answer.text()
        if (answer.status !== 200 || text !== 'success')
          throw new Error(`a notice was answered ${answer.status}: ${text}`)
      })
    } finally {
      await api.close()
    }
  } finally {
    await drop()
    rmSync(runDir, { recursive: true, force: true })
  }
}
