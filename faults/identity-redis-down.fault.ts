import { systemClock } from '#platform/clock/clock.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { makeRequestCode } from '#modules/identity/request-code.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { EVERY_LINE, numberAt, withIdentity, type Site } from './identity/identity-site.ts'
import type { Count, Fault, Size } from './fault.ts'

const ASKED: Record<Size, number> = { ci: 200, full: 5_000 }
const PORT = Number(process.env['FAULTS_REDIS_PORT'] ?? 9224)
/** Per address in ten minutes: by Redis while it is up, by the process afterwards. */
const MOST = { withRedis: 60, without: 10 } as const
const NUMBERS = 400

async function startRedis(): Promise<ChildProcess> {
  const args = ['--port', String(PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const redis = spawn('redis-server', args, { stdio: 'ignore' })
  const probe = makeCache([`redis://127.0.0.1:${PORT}`])
  for (let tries = 0; tries < 100 && !(await probe.ping()); tries += 1) await wait(50)
  await probe.close()
  return redis
}

type Ask = (number: string) => Promise<boolean>

/** One address requests codes for many numbers; halfway Redis is killed. Counts what was sent beyond the limits. */
async function askThrough(redis: ChildProcess, site: Site, ask: Ask, many: number): Promise<Count> {
  for (let place = 0; place < many; place += 1) {
    if (place === Math.floor(many / 2)) {
      const gone = once(redis, 'exit')
      redis.kill('SIGKILL')
      await gone
    }
    await ask(numberAt((place % NUMBERS) * 10_007))
  }
  const { rows } = await site.query(
    `select number, count(*)::int as sent from otp_challenge group by number having count(*) > 3`,
  )
  const tooMany = Math.max(0, site.sent() - MOST.withRedis - MOST.without)
  return { tried: many, bad: tooMany + rows.length }
}

async function redisDown(size: Size, opensOnFailure: boolean): Promise<Count> {
  const redis = await startRedis()
  const cache = makeCache([`redis://127.0.0.1:${PORT}`])
  try {
    return await withIdentity(
      (site) => {
        const { db, identity } = site
        const { codes, humanCheck } = identity
        const limits = { take: () => Promise.resolve(null), converted: () => {} }
        const open = makeRequestCode({ db, clock: systemClock, codes, humanCheck, limits, lines: EVERY_LINE })
        const ask = async (phoneNumber: string): Promise<boolean> => {
          const request = {
            phoneNumber,
            purpose: 'LOGIN',
            sms: { template: 'login', slots: {} },
            captcha: { token: undefined, type: 'LOGIN' },
            lang: 'en',
            address: '198.51.100.7',
          } as const
          const isGone = redis.exitCode !== null || redis.signalCode !== null
          return (await (opensOnFailure && isGone ? open(request) : identity.requestCode(request))).ok
        }
        return askThrough(redis, site, ask, ASKED[size])
      },
      { cache },
    )
  } finally {
    redis.kill('SIGKILL')
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'identity.redis-down',
    bar: 0,
    attack: (size) => redisDown(size, false),
    control: (size) => redisDown(size, true),
  },
]
