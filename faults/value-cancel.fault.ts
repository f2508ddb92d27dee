import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '#platform/clock/clock.ts'
import type { Answer } from '#platform/errors/answer.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { inLanes } from './sharing/share-lines.ts'
import { openEngine, type Engine } from './value/engine.ts'
import { giftLines, mainOf, requestGift, waitingGift, type WaitingGift } from './value/gifts.ts'
import { newKey, PRICE } from './value/site.ts'
import { onBothWays, type Way } from './value/way.ts'

const ROUNDS: Record<Size, number> = { ci: 40, full: 2_000 }
const LANES = 4
/** The two start at most this far apart, about as long as either takes. */
const APART_MS = 12

type Cancel = (engine: Engine, gift: WaitingGift) => Promise<Answer<unknown>>

const cancel: Cancel = ({ value }, { id, subject }) => value.cancel(id, subject)

/** Reads, then writes what it read: a confirm in between is overwritten. */
const hastyCancel: Cancel = async ({ db, core, value, gift: kind }, { id, subject }) => {
  const move = await value.read(kind, id, subject)
  if (move?.state !== 'CODE_SENT') return refused('CONFLICT')
  await sql`update value_move set state = 'CANCELLED', next_ask_at = null, settled_at = now()
    where id = ${id}`.execute(db)
  if (move.plan.hold) await core.void({ id: newKey(), hold: move.plan.hold })
  return ok(move)
}

/** Requests another gift instead, which cancels the waiting one; its reservation is released afterwards. */
async function askedForAnother(engine: Engine, gift: WaitingGift, receiver: string): Promise<void> {
  const id = newKey()
  const asked = await requestGift(engine, gift.line, receiver, gift.subject, id)
  if (asked.ok) await engine.value.cancel(id, gift.subject)
}

const soon = <T>(work: () => Promise<T>): Promise<T> => sleep(Math.random() * APART_MS).then(work)

/** Exactly one of the two happened, everybody was told so, and nothing is left reserved. */
async function endedOnce(
  engine: Engine,
  { id, line }: WaitingGift,
  told: { readonly confirmed: boolean; readonly cancelled: boolean | null },
): Promise<boolean> {
  const state = (await engine.value.findAny(id))?.state
  const { left, aside } = await mainOf(engine, line)
  if (aside !== 0 || told.confirmed === told.cancelled) return false
  if (told.confirmed) return state === 'COMPLETED' && left === PRICE
  return state === 'CANCELLED' && left === PRICE * 2
}

/** A gift is cancelled at the moment its code is typed. Bad: both, or neither, or something stuck. */
const cancelAgainstConfirm =
  (how: Cancel) =>
  (rounds: number, way: Way): Promise<Count> =>
    withOwnDatabase(async (url) => {
      const engine = openEngine({ url, clock: systemClock, way, connections: 16 })
      try {
        let bad = 0
        const { givers, receiver } = await giftLines(engine, rounds)
        await inLanes([...givers.entries()], LANES, async ([round, line]) => {
          const gift = await waitingGift(engine, line, receiver)
          // Every third is cancelled by the next request, whose answer says nothing about the first.
          const byAnother = how === cancel && round % 3 === 2
          const [confirmed, cancelled] = await Promise.all([
            soon(() => engine.value.confirm(engine.gift, gift)),
            soon(async () => {
              if (!byAnother) return (await how(engine, gift)).ok
              await askedForAnother(engine, gift, receiver)
              return null
            }),
          ])
          if (!(await endedOnce(engine, gift, { confirmed: confirmed.ok, cancelled }))) bad += 1
        })
        return { tried: rounds, bad: bad + (await engine.keeping.recount()).length }
      } finally {
        await engine.close()
      }
    })

export const faults: readonly Fault[] = [
  {
    name: 'value.cancel-race',
    bar: 0,
    attack: (size) => onBothWays(ROUNDS[size], cancelAgainstConfirm(cancel)),
    control: () => cancelAgainstConfirm(hastyCancel)(100, 'two-phase'),
  },
]
