import { randomUUID } from 'node:crypto'
import { MOVE_ID_WITHIN_MS, moveIdTime, newMoveId } from '#contracts/move-id.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { isDuplicate } from '#platform/db/is-duplicate.ts'
import type { Look } from '#platform/db/part.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { LEFT_BEHIND_AFTER_MS } from './ask-again.ts'
import type { Failure, Move } from './move.ts'
import type { MoveKind } from './move-kind.ts'
import type { Confirmation, MovePlan, StoredPlan } from './move-plan.ts'
import { makeMoveStore, type Enter, type Entered, type NewMove } from './move-store.ts'
import { CODE_WITHIN_MS } from './code-times.ts'
import { promisedBy } from './still-checking.ts'
import type { Start } from './value-deps.ts'

type Deps = { readonly db: Database; readonly clock: Clock }

/** Not begun: those that wait for a code in its place have to be given up first. */
export type Behind = { readonly waiting: readonly string[] }

export type Begun<Data> = { readonly move: Move<Data>; readonly confirmation: Confirmation | null }

/** Facts found out before the line was locked; null when the system asked did not answer. */
export type Gathered<Facts> = { readonly facts: Facts } | null

/** The request, and how to find out what has to be known first. */
export type MoveRequest<Input, Facts, Data, Result> = {
  readonly kind: MoveKind<Input, Facts, Data, Result>
  readonly asked: Start<Input>
  readonly bodyHash: Buffer
  readonly gather: () => Promise<Gathered<Facts>>
  /** It was tried to give these up; what still waits of them never will be more than that. */
  readonly givenUp: readonly string[]
}

/** Under the line's lock: checks that the id is new and the move allowed, and writes the intent before the core is asked. */
export const begin = <Input, Facts, Data, Result>(
  { db, clock }: Deps,
  request: MoveRequest<Input, Facts, Data, Result>,
  gathered: Gathered<Facts>,
): Promise<Answer<Begun<Data> | Behind | 'known'>> =>
  meetingAtTheId(db, request.asked.id, () =>
    inTransaction(db, async (tx) => {
      const judged = await judge(tx, request, gathered, clock.now())
      if (judged.ok && judged.value !== 'known' && 'move' in judged.value)
        await makeMoveStore(tx).insert(judged.value.move)
      return judged
    }),
  )

/** Two lines may send the same id at once. Each holds its own lock, so only the primary key stops the second. */
export async function meetingAtTheId<T>(
  db: Database,
  id: string,
  work: () => Promise<Answer<T | 'known'>>,
): Promise<Answer<T | 'known'>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Withdrawn) return error.answer
    const isKnown = isDuplicate(error) && (await makeMoveStore(db).find(id)) !== null
    if (isKnown) return ok('known')
    throw error
  }
}

/** Refused after the kind has written rows of its own: asked again under the same id, it would meet them. */
class Withdrawn extends Error {
  readonly answer: Refused
  constructor(answer: Refused) {
    super(answer.code)
    this.answer = answer
  }
}

/** Decides about the move. Writes nothing, except for an id that must stay refused for ever. */
export async function judge<Input, Facts, Data, Result>(
  tx: Tx,
  request: MoveRequest<Input, Facts, Data, Result>,
  gathered: Gathered<Facts>,
  now: Date,
): Promise<Answer<Begun<Data> | Behind | 'known'>> {
  const { kind, asked } = request
  const entered = await makeMoveStore(tx).enter(enterOf(request, now))
  const stopped = await stopAt(tx, request, entered, now)
  if (stopped) return stopped
  if (gathered === null) return refused('UPSTREAM_DOWN')
  const { today_count: count, today_kyat: kyat } = entered
  const today = count === null || kyat === null ? null : { count, kyat }
  const { id, line, lang, input } = asked
  const checked = await kind.check(tx, { id, line, lang, input, facts: gathered.facts, today, now })
  if (!checked.ok) return checked
  // Checked last: a closed number must answer like any other ineligible recipient. What the check wrote is not kept.
  if (entered.closed === 'OTHER') throw new Withdrawn(refused('RECIPIENT_INELIGIBLE'))
  return ok(begunOf(request, checked.value, now))
}

/** The same, for a kind whose decision needs only what the statement that takes the lock can read. */
export async function judgeAtOneLook<Input, Facts, Data, Result>(
  tx: Tx,
  request: MoveRequest<Input, Facts, Data, Result>,
  look: Look<Answer<MovePlan<Data>>>,
  now: Date,
): Promise<Answer<Begun<Data> | Behind | 'known'>> {
  const seen = await makeMoveStore(tx).enterAndLook(enterOf(request, now), look.columns)
  const stopped = await stopAt(tx, request, seen, now)
  if (stopped) return stopped
  const decided = look.read(seen)
  return decided.ok ? ok(begunOf(request, decided.value, now)) : decided
}

const enterOf = <Input, Facts, Data, Result>(
  { kind, asked: { id, line, input } }: MoveRequest<Input, Facts, Data, Result>,
  now: Date,
): Enter => {
  const day = kind.hasDailyLimit ? yangonDayStart(now) : null
  return { id, line, kind: kind.name, same: kind.same(input), waits: kind.waits(input), day, now }
}

/** Reasons to stop that are the same for every kind of move. */
async function stopAt<Input, Facts, Data, Result>(
  tx: Tx,
  request: MoveRequest<Input, Facts, Data, Result>,
  { known, closed, under_way: moveId, under_way_since: createdAt, waiting }: Entered,
  now: Date,
): Promise<Answer<Behind | 'known'> | null> {
  const { kind, asked, givenUp } = request
  if (known) return ok('known')
  if (Math.abs(moveIdTime(asked.id) - now.getTime()) > MOVE_ID_WITHIN_MS)
    return refused('IDEMPOTENCY_KEY_INVALID')
  if (closed === 'OWN') return refused('CONFLICT')
  if (waiting?.some((id) => !givenUp.includes(id))) return ok({ waiting })
  if (moveId === null || createdAt === null) return null
  const failure: Failure = { code: 'MOVE_UNDER_WAY', facts: { moveId, time: promisedBy({ createdAt }) } }
  await makeMoveStore(tx).insert(refusedForEver(ownOf(request, now), kind.same(asked.input), failure))
  return refused(failure.code, { slots: failure.facts, facts: failure.facts })
}

const ownOf = <Input, Facts, Data, Result>(
  { kind, asked: { id, subject, line, lang }, bodyHash }: MoveRequest<Input, Facts, Data, Result>,
  createdAt: Date,
): Own => ({ id, kind: kind.name, subject, line, lang, bodyHash, createdAt })

const begunOf = <Input, Facts, Data, Result>(
  request: MoveRequest<Input, Facts, Data, Result>,
  plan: MovePlan<Data>,
  now: Date,
): Begun<Data> => begun(ownOf(request, now), plan, request.kind.kept.version)

type Own = Pick<NewMove, 'id' | 'kind' | 'subject' | 'line' | 'lang' | 'bodyHash' | 'createdAt'>

function begun<Data>(own: Own, plan: MovePlan<Data>, version: number): Begun<Data> {
  const { confirmation, counterparty, product, amountKyat } = plan
  const wait = confirmation ? CODE_WITHIN_MS : LEFT_BEHIND_AFTER_MS
  const move: Move<Data> = {
    ...own,
    counterparty,
    product,
    amountKyat,
    state: confirmation ? 'RESERVING' : 'EXECUTING',
    plan: stored(plan, version, own.id, own.createdAt),
    failure: null,
    asks: 0,
    nextAskAt: new Date(own.createdAt.getTime() + wait),
    settledAt: null,
  }
  return { move, confirmation }
}

/** An id refused because the same request is under way stays refused; its client may send a new one when that has ended. */
const refusedForEver = (
  own: Own,
  same: { readonly product: string | null; readonly counterparty: string | null } | null,
  failure: Failure,
): NewMove => ({
  ...own,
  product: same?.product ?? null,
  counterparty: same?.counterparty ?? null,
  amountKyat: 0,
  state: 'FAILED',
  plan: null,
  failure,
  nextAskAt: null,
  settledAt: own.createdAt,
})

function stored<Data>(
  { order, history, notices, data, confirmation, earns = null }: MovePlan<Data>,
  version: number,
  id: string,
  now: Date,
): StoredPlan<Data> {
  return {
    version,
    order,
    history,
    notices,
    data,
    earns,
    hold: confirmation ? newMoveId(now.getTime()) : null,
    code: confirmation && {
      purpose: confirmation.purpose,
      payload: `${id}\n${confirmation.payload}`,
      challengeId: randomUUID(),
      again: { sms: confirmation.sms, standing: confirmation.standing.state },
    },
  }
}
