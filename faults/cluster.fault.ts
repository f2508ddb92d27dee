import { setTimeout as sleep } from 'node:timers/promises'
import { KILLS, type Kill } from '../scripts/cluster/kill.ts'
import { leader, mustLead } from '../scripts/cluster/patroni.ts'
import { heardWithin, toldOver } from './cluster/alerts.ts'
import { seesUnsentCodes, startCodesBeside } from './cluster/codes-beside.ts'
import { noFailover, noReplica, withoutSecond } from './cluster/hold-back.ts'
import { mendCluster, ownCluster } from './cluster/own-cluster.ts'
import { startRedisWriters } from './cluster/redis-writers.ts'
import { withVisitors, type Visitors } from './cluster/visitors.ts'
import { watchMessages } from './cluster/waiting-messages.ts'
import type { Count, Fault, Size } from './fault.ts'

/** How long what was killed could not be had: purchases unless it is said otherwise. */
type Gap = { reset(): void; longestMs(): number; end(): Promise<unknown> }

type Case = {
  /** Where it is not what was killed. */
  readonly name?: string
  readonly kill: Kill
  readonly times: number
  readonly gapMs: number
  /** One of these must reach whoever is on call. */
  readonly alerts: readonly string[]
  readonly gapOf?: () => Gap
  /** What else goes on meanwhile, and must come out right. */
  readonly beside?: () => Promise<() => Promise<Count>>
  /** Whether what goes on beside it can go wrong at all. */
  readonly besideFails?: () => Promise<boolean>
  /** PostgreSQL answers people for a while yet: what was killed is left so until another node leads. */
  readonly untilAnotherLeads?: true
  readonly holdBack: () => Promise<() => Promise<void>>
}

const ALERT_WITHIN_MS = 15_000
const AFTERWARDS = 20
/** Until balancers notice, the one that was cut off goes on. */
const AFTER_MS = 8_000

const CASES: readonly Case[] = [
  { kill: 'node', times: 10, gapMs: 25_000, alerts: ['NoPrimary', 'DatabaseNodeGone'], holdBack: noFailover },
  {
    name: 'standstill',
    kill: 'freeze',
    times: 5,
    gapMs: 40_000,
    alerts: ['NoPrimary', 'DatabaseNodeGone'],
    holdBack: noFailover,
  },
  {
    // What a cut wire looks like to the machine behind it; the one above is what it looks like to all others.
    name: 'partition',
    kill: 'cut',
    times: 5,
    gapMs: 40_000,
    untilAnotherLeads: true,
    alerts: ['NoPrimary', 'DatabaseNodeGone'],
    holdBack: noFailover,
  },
  {
    name: 'short-cut',
    kill: 'cut',
    times: 5,
    gapMs: 40_000,
    alerts: ['NoPrimary', 'DatabaseNodeGone'],
    holdBack: noFailover,
  },
  {
    kill: 'postmaster',
    times: 10,
    gapMs: 8_000,
    alerts: ['NoPrimary', 'DatabaseNodeGone', 'FailedOver'],
    holdBack: noFailover,
  },
  {
    kill: 'redis',
    times: 10,
    gapMs: 5_000,
    alerts: ['RedisGone'],
    gapOf: startRedisWriters,
    beside: startCodesBeside,
    besideFails: seesUnsentCodes,
    holdBack: noReplica,
  },
  { kill: 'api', times: 20, gapMs: 5_000, alerts: ['ApiGone'], holdBack: withoutSecond('api-app2') },
  {
    kill: 'worker',
    times: 20,
    gapMs: 5_000,
    alerts: ['WorkerGone'],
    gapOf: watchMessages,
    holdBack: withoutSecond('worker-app2'),
  },
  { kill: 'edge', times: 20, gapMs: 3_000, alerts: ['EdgeGone'], holdBack: withoutSecond('edge-app2') },
]

const inSeconds = (ms: number): number => Number((ms / 1_000).toFixed(1))
const seconds = (ms: number | null): string => (ms === null ? 'never' : inSeconds(ms).toFixed(1))

/** Purchases go on under the same ids, and content is read, while the same thing is killed again and again. */
async function attack(one: Case, times: number): Promise<Count> {
  await ownCluster()
  return withVisitors(times * (25 + one.gapMs / 500), (visitors) => killAgainAndAgain(one, times, visitors))
}

async function killAgainAndAgain(
  { kill, gapMs, alerts, gapOf, beside, untilAnotherLeads }: Case,
  times: number,
  visitors: Visitors,
): Promise<Count> {
  const gap = gapOf?.()
  const endBeside = await beside?.()
  let [bad, worstAway, worstOnCall, worstOver] = [0, 0, 0, 0]
  for (let at = 0; at < times; at += 1) {
    await visitors.untilBought(AFTERWARDS)
    gap?.reset()
    const before = untilAnotherLeads && (await mustLead())
    const [moment, since] = [performance.now(), Date.now()]
    await KILLS[kill]()
    const heard = heardWithin(alerts, since, ALERT_WITHIN_MS)
    if (before) await untilLeadsBut(before, gapMs)
    await visitors.untilBought(AFTERWARDS, gapMs * 2 + ALERT_WITHIN_MS)
    const told = await heard
    const took = gap ? gap.longestMs() : visitors.gapSince(moment)
    process.stdout.write(`  ${kill} ${at + 1}: away ${seconds(took)} s, on call after ${seconds(told)} s\n`)
    if (took > gapMs) bad += 1
    if (told === null) bad += 1
    worstAway = Math.max(worstAway, took)
    worstOnCall = Math.max(worstOnCall, told ?? ALERT_WITHIN_MS)
    await mendCluster()
    const over = await toldOver(alerts, since)
    if (over === null) {
      process.stdout.write(`  ${kill} ${at + 1}: nobody told that it is over\n`)
      bad += 1
    } else worstOver = Math.max(worstOver, over)
  }
  await gap?.end()
  const others = (await endBeside?.()) ?? { tried: 0, bad: 0 }
  const reads = visitors.reads()
  const moves = await visitors.end()
  process.stdout.write(
    `  ${kill}: ${moves.tried} purchases, ${moves.bad} not as told; ${reads.bad} of ${reads.tried} reads failed\n`,
  )
  if (beside) process.stdout.write(`  ${kill}: ${others.bad} of ${others.tried} beside it bad\n`)
  return {
    tried: moves.tried + reads.tried + others.tried,
    bad: bad + moves.bad + reads.bad + others.bad,
    worst: {
      awaySeconds: inSeconds(worstAway),
      onCallSeconds: inSeconds(worstOnCall),
      overSeconds: inSeconds(worstOver),
    },
  }
}

async function untilLeadsBut(before: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  for (let now = await leader(); now === null || now === before; now = await leader()) {
    if (performance.now() > until) throw new Error(`nobody leads in place of ${before}`)
    await sleep(200)
  }
}

/** Once, with nobody to take over: it stays away for longer than it may. */
async function control(one: Case): Promise<Count> {
  await ownCluster()
  return withVisitors(120, (visitors) => killOnce(one, visitors))
}

async function killOnce(
  { kill, gapMs, gapOf, besideFails, holdBack }: Case,
  visitors: Visitors,
): Promise<Count> {
  const gap = gapOf?.()
  await visitors.untilBought(AFTERWARDS)
  const letGo = await holdBack()
  gap?.reset()
  const moment = performance.now()
  await KILLS[kill]()
  await sleep(gapMs + AFTER_MS)
  const took = gap ? Math.max(gap.longestMs(), await endedAt(gap)) : visitors.gapSince(moment)
  await letGo()
  await mendCluster()
  await visitors.end()
  const fails = besideFails ? await besideFails() : true
  return { tried: 1, bad: took > gapMs && fails ? 1 : 0 }
}

/** A key that was never written again has waited until now. */
async function endedAt(gap: Gap): Promise<number> {
  await gap.end()
  return gap.longestMs()
}

const timesOf = (one: Case, size: Size): number => (size === 'full' ? one.times : 1)

export const faults: readonly Fault[] = CASES.map((one) => ({
  name: `cluster.${one.name ?? one.kill}`,
  bar: 0,
  attack: (size) => attack(one, timesOf(one, size)),
  control: () => control(one),
}))
