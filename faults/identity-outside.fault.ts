import { randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { requestOtp } from '#contracts/identity.ts'
import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { identityRoutes, makeLineStore } from '#modules/identity/index.ts'
import { makeQueueSms, type QueueSms } from '#modules/notify/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { ownCache, withIdentity, type Site } from './identity/identity-site.ts'
import type { Count, Fault, Size } from './fault.ts'

const ASKED: Record<Size, number> = { ci: 150, full: 5_000 }
const MOST_DIFFERENCE_MS = 2

/** Whether the number is ours and may get a code, which nobody outside may learn. */
const KINDS = ['known', 'unknown', 'offNet', 'barred'] as const
type Kind = (typeof KINDS)[number]
type Sample = { readonly ms: number; readonly shape: string }

/** Each number once and far from the one before, so that no limit per number or block is reached. */
const numberOf = (kind: Kind, turn: number): string => {
  const place = ((turn * KINDS.length + KINDS.indexOf(kind)) * 10_007) % 10_000_000
  return `959${kind === 'offNet' ? 77 : 69}${String(place).padStart(7, '0')}`
}

/** Requests of all kinds in turns, over a real server, with a fresh number and address each time. */
async function ask(site: Site, many: number): Promise<Record<Kind, Sample[]>> {
  const app = makeServer({
    log: makeLogger({ level: 'silent', process: 'fault' }),
    trustedProxies: ['loopback'],
  })
  identityRoutes(app, site.identity)
  const samples: Record<Kind, Sample[]> = { known: [], unknown: [], offNet: [], barred: [] }
  for (let turn = 0; turn < many + 50; turn += 1) {
    for (const kind of KINDS) {
      const number = numberOf(kind, turn)
      if (kind === 'known' || kind === 'barred') {
        const state = kind === 'known' ? 'ACTIVE' : 'BARRED'
        await site.query('insert into line (number, state) values ($1, $2) on conflict do nothing', [
          number,
          state,
        ])
      } else {
        await site.query('select $1::text', [number])
      }
      const headers = {
        'x-client': app.clientName,
        'x-forwarded-for': `203.0.${randomInt(256)}.${randomInt(256)}`,
      }
      const began = performance.now()
      const payload = { phoneNumber: number }
      const answer = await app.inject({ method: 'POST', url: urlOf(requestOtp), headers, payload })
      // The first ones are V8 warming up.
      if (turn >= 50)
        samples[kind].push({ ms: performance.now() - began, shape: shapeOf(answer.statusCode, answer.body) })
    }
  }
  await app.close()
  return samples
}

/** Values that differ in every answer are left out; all else must be byte-identical. */
const shapeOf = (status: number, body: string): string =>
  `${status} ${body
    .replace(/"(challengeId|requestId)":"[^"]*"/g, '"$1"')
    .replace(/"maskedPhone":"09\d{3}•••\d{3}"/, '"maskedPhone"')} ${Buffer.byteLength(body)}`

function median(samples: readonly Sample[]): number {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Every answer that differs from a known number's, and every kind that can be told by its time. */
function judge(samples: Record<Kind, Sample[]>): Count {
  const usual = samples.known[0]?.shape
  let bad = 0
  for (const kind of KINDS) {
    bad += samples[kind].filter(({ shape }) => shape !== usual).length
    const difference = Math.abs(median(samples[kind]) - median(samples.known))
    process.stdout.write(`       ${kind}: median ${difference.toFixed(2)} ms from that of known numbers\n`)
    if (!(difference <= MOST_DIFFERENCE_MS)) bad += 1
  }
  return { tried: samples.known.length * KINDS.length, bad }
}

const realQueue = (cache: Cache): QueueSms =>
  makeQueueSms({
    words: { en: enSms, my: mySms },
    bodyKey: 'ab'.repeat(32),
    host: 'www.example.com',
    cache,
    clock: systemClock,
    onError: () => {},
  })

/** Sends codes while the caller waits, and only to those who may have one. */
const sendWhileWaiting: QueueSms = async (_tx, sms) => {
  if (sms.validUntil > new Date()) await new Promise((resolve) => setTimeout(resolve, 5))
}

async function enumerate(size: Size, queue: (cache: Cache) => QueueSms): Promise<Count> {
  const cache = ownCache()
  const options = { cache, queueSms: queue(cache), lines: makeLineStore }
  return judge(await withIdentity((site) => ask(site, ASKED[size]), options))
}

export const faults: readonly Fault[] = [
  {
    name: 'identity.enumeration',
    bar: 0,
    attack: (size) => enumerate(size, realQueue),
    control: (size) => enumerate(size, () => sendWhileWaiting),
  },
]
