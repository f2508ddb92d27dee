import { newMoveId } from '#contracts/move-id.ts'
import type { Codes } from '#modules/identity/index.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import { ok } from '#platform/errors/answer.ts'
import { sql } from 'kysely'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import {
  askShare,
  freeOf,
  HAS,
  hasShared,
  inLanes,
  makeLines,
  makeSenders,
  SHARE,
  type Asked,
} from './sharing/share-lines.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { NO_ENTRANCE } from './value/guards-off.ts'
import { onBothWays, outside, type Way } from './value/way.ts'

const CONFIRMS: Record<Size, number> = { ci: 40, full: 5_000 }
const LIMITS: Record<Size, number> = { ci: 24, full: 2_000 }
const REUSES: Record<Size, number> = { ci: 24, full: 1_000 }
const LANES = 4
const clock: Clock = systemClock

type Options = Pick<Parameters<typeof openEngine>[0], 'core' | 'codes'> & {
  readonly guardsOff?: readonly string[]
  readonly way?: Way
}

const withEngine = (options: Options, work: (engine: Engine) => Promise<Count>): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const { guardsOff = [], ...own } = options
    const engine = openEngine({ url, clock, connections: 16, ...own })
    try {
      for (const statement of guardsOff) await sql.raw(statement).execute(engine.db)
      const count = await work(engine)
      const sums = guardsOff.length === 0 && !own.core ? await engine.keeping.recount() : []
      return { tried: count.tried, bad: count.bad + sums.length }
    } finally {
      await engine.close()
    }
  })

const pairs = (senders: readonly string[], receivers: readonly string[]) =>
  senders.map((line, at) => ({ line, receiver: receivers[at] ?? '' }))

/** Bad: a share that two concurrent confirms moved twice, or not at all. */
const parallelConfirms = (rounds: number, way: Way): Promise<Count> =>
  withEngine({ way }, async (engine) => {
    let bad = 0
    const both = pairs(await makeSenders(engine, clock, rounds), await makeLines(engine, clock, rounds))
    await inLanes(both, LANES, async ({ line, receiver }) => {
      const { code, confirm } = await askShare(engine, clock, { line, receiver })
      const answers = await Promise.all([confirm(code), confirm(code)])
      const isDone = answers.some((answer) => answer.ok && answer.value.step === 'DONE')
      if (!isDone || !(await movedOnce(engine, line, receiver))) bad += 1
    })
    return { tried: rounds, bad }
  })

async function movedOnce(engine: Engine, line: string, receiver: string): Promise<boolean> {
  const left = [await freeOf(engine, line, 'MB'), await freeOf(engine, line, 'MMK')]
  const [megabytes, kyat] = [HAS.megabytes - SHARE.amount, HAS.kyat - SHARE.fee]
  return left[0] === megabytes && left[1] === kyat && (await freeOf(engine, receiver, 'MB')) === SHARE.amount
}

/** A core that treats every order as new, and moves whether or not something was reserved. */
const forgetful = (core: OperatorCore): OperatorCore =>
  outside(core, {
    transfer: (order) => core.transfer({ ...order, id: newMoveId(clock.now().getTime()), hold: null }),
  })

/** The same two, directly to a forgetful core: no compare-and-set, no code, no id. */
const unguardedConfirms = (rounds: number): Promise<Count> =>
  withEngine({ core: forgetful }, async (engine) => {
    let bad = 0
    const both = pairs(await makeSenders(engine, clock, rounds), await makeLines(engine, clock, rounds))
    await inLanes(both, LANES, async ({ line, receiver }) => {
      const { answer } = await askShare(engine, clock, { line, receiver })
      if (!answer.ok) return
      const move = { ...answer.value.move, state: 'EXECUTING' as const }
      const execute = () => engine.value.settle.execute(engine.shares.DATA, move)
      await sql`update value_move set state = 'EXECUTING' where id = ${move.id}`.execute(engine.db)
      await Promise.all([execute(), execute()])
      if ((await freeOf(engine, receiver, 'MB')) !== SHARE.amount) bad += 1
    })
    return { tried: rounds, bad }
  })

/** Codes are limited too; without that only the daily limit is tested. */
const generousCodes = (strict: Codes): Codes => ({
  issue: async (_tx, { number }) =>
    ok({
      challengeId: '0'.repeat(32),
      codeLength: 6,
      attemptsLeft: 3,
      maskedPhone: number,
      expiresIn: 180,
      resendAfter: 30,
      nextStep: 'ENTER_CODE',
      channel: 'SMS',
    }),
  verify: async (tx, guess) => (guess.code === 'any' ? ok(undefined) : strict.verify(tx, guess)),
})

const YESTERDAY_MS = 23 * 3_600_000

/** The state near a limit, what is tried at once, and how many of them may pass. */
const EDGES = [
  { before: { times: 3, amount: 100 }, tried: 4, each: SHARE, may: 2 },
  { before: { times: 4, amount: 1_024 }, tried: 3, each: { amount: 1_024, fee: 100 }, may: 1 },
  { before: { times: 4, amount: 100 }, tried: 3, each: SHARE, may: 1, agoMs: YESTERDAY_MS },
] as const

/**
 * Whether exactly the allowed number of concurrently requested and confirmed shares went through. Requests of one line give their
 * place to each other, so all are tried once more, one after the other.
 */
async function justSoMany(engine: Engine, asked: readonly Asked[], may: number): Promise<boolean> {
  const shares = await Promise.all(asked.map((one) => askShare(engine, clock, one)))
  const begun = shares.filter(({ answer }) => answer.ok)
  const ended = await Promise.all(begun.map(({ confirm }) => confirm('any')))
  let went = ended.filter(({ ok: isOk }) => isOk).length
  for (const one of asked) {
    const again = await askShare(engine, clock, { ...one, id: newMoveId(clock.now().getTime()) })
    if (again.answer.ok && (await again.confirm('any')).ok) went += 1
  }
  if (went === may) return true
  const said = [...shares.map(({ answer }) => answer), ...ended].map((one) => (one.ok ? 'ok' : one.code))
  process.stderr.write(`${went} of ${asked.length} went through, ${may} may: ${said.join(' ')}\n`)
  return false
}

type Edge = (typeof EDGES)[number]

async function atSendersEdge(engine: Engine, edge: Edge): Promise<boolean> {
  const [line = ''] = await makeSenders(engine, clock, 1)
  await hasShared(engine.db, clock, { line, receiver: '959650000001', ...edge.before })
  const ago = 'agoMs' in edge ? edge.agoMs : 0
  const asked = (await makeLines(engine, clock, edge.tried)).map((receiver) => ({
    line,
    receiver,
    ...edge.each,
    id: newMoveId(clock.now().getTime() - ago),
  }))
  return justSoMany(engine, asked, edge.may)
}

/** Three senders at once for a receiver who may get one more. */
async function atReceiversEdge(engine: Engine): Promise<boolean> {
  const [receiver = ''] = await makeLines(engine, clock, 1)
  await hasShared(engine.db, clock, { line: '959650000000', receiver, times: 9, amount: 100 })
  const senders = await makeSenders(engine, clock, 3)
  return justSoMany(
    engine,
    senders.map((line) => ({ line, receiver })),
    1,
  )
}

/** Bad: a day in which more or fewer went through than allowed. */
const dayLimits = (rounds: number, way: Way, guardsOff: readonly string[] = []): Promise<Count> =>
  withEngine({ codes: generousCodes, guardsOff, way }, async (engine) => {
    let bad = 0
    const at = Array.from({ length: rounds }, (_, round) => round)
    await inLanes(at, LANES, async (round) => {
      const edge = EDGES[round % (EDGES.length + 1)]
      const held = edge ? await atSendersEdge(engine, edge) : await atReceiversEdge(engine)
      if (!held) bad += 1
    })
    return { tried: rounds, bad }
  })

type Reuse = (engine: Engine, lines: readonly string[]) => Promise<readonly [Share, Share]>
type Share = Awaited<ReturnType<typeof askShare>>

/** Pretends that the last code was sent minutes ago. */
const codeWasEarlier = ({ db }: Engine, line: string) =>
  sql`update otp_challenge set created_at = created_at - interval '5 minutes' where number = ${line}`.execute(
    db,
  )

/** Two shares, the first one's code tried on the second: of one line, of two, of another kind. */
const REUSE: readonly Reuse[] = [
  async (engine, [line = '', , bob = '', cho = '']) => {
    const first = await askShare(engine, clock, { line, receiver: bob })
    await codeWasEarlier(engine, line)
    return [first, await askShare(engine, clock, { line, receiver: cho })]
  },
  async (engine, [line = '', other = '', bob = '']) => [
    await askShare(engine, clock, { line, receiver: bob }),
    await askShare(engine, clock, { line: other, receiver: bob }),
  ],
  async (engine, [line = '', , bob = '']) => {
    const first = await askShare(engine, clock, { line, receiver: bob, kind: 'VOICE' })
    await codeWasEarlier(engine, line)
    return [first, await askShare(engine, clock, { line, receiver: bob })]
  },
]

/** Bad: a code that confirmed another share, or a share that its own code no longer confirms. */
const codeReuse = (rounds: number, way: Way, codes?: (strict: Codes) => Codes): Promise<Count> =>
  withEngine({ way, ...(codes && { codes }) }, async (engine) => {
    let bad = 0
    const senders = await makeSenders(engine, clock, rounds * 2)
    const receivers = await makeLines(engine, clock, rounds * 2)
    const at = Array.from({ length: rounds }, (_, round) => round)
    await inLanes(at, LANES, async (round) => {
      const two = (from: readonly string[]) => from.slice(round * 2, round * 2 + 2)
      const lines = [...two(senders), ...two(receivers)]
      for (const reuse of REUSE.filter((_, way) => way === round % REUSE.length)) {
        const [first, second] = await reuse(engine, lines)
        if (!(await holdsTogether(first, second))) bad += 1
      }
    })
    return { tried: rounds, bad }
  })

/** The other's code does not confirm it, and its own still does. */
async function holdsTogether(first: Share, second: Share): Promise<boolean> {
  const foreign = await second.confirm(first.code)
  const own = await second.confirm(second.code)
  return own.ok && (!foreign.ok || first.code === second.code)
}

/** Accepts any code. */
const careless = (strict: Codes): Codes => ({ ...strict, verify: async () => ok(undefined) })

export const faults: readonly Fault[] = [
  {
    name: 'sharing.parallel-confirm',
    bar: 0,
    attack: (size) => onBothWays(CONFIRMS[size], parallelConfirms),
    control: () => unguardedConfirms(20),
  },
  {
    name: 'sharing.day-limit',
    bar: 0,
    attack: (size) => onBothWays(LIMITS[size], dayLimits),
    /** The same without the sender's lock. */
    control: () => dayLimits(40, 'two-phase', NO_ENTRANCE),
  },
  {
    name: 'sharing.code-reuse',
    bar: 0,
    attack: (size) => onBothWays(REUSES[size], codeReuse),
    control: () => codeReuse(20, 'two-phase', careless),
  },
]
