import fc from 'fast-check'
import type { CoreFault } from '#adapters/core-simulator/with-faults.ts'
import { NEXT, type MoveState } from '#modules/value/move.ts'
import type { Engine } from './engine.ts'
import { mainBalance, newKey, PRICE, PRODUCT } from './site.ts'

const SILENCES = ['NONE', 'SILENT_BEFORE_EFFECT', 'SILENT_AFTER_EFFECT', 'WRONG_PRICE'] as const
const silence = fc.constantFrom(...SILENCES)

/** One move of the real engine, and what happens around it. */
export const engineWalks = fc.record({
  kind: fc.constantFrom('purchase', 'gift'),
  first: silence,
  events: fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('wrongCode' as const) }),
      fc.record({ does: fc.constant('rightCode' as const), silence }),
      fc.record({ does: fc.constant('sameAgain' as const) }),
      fc.record({ does: fc.constant('waited' as const), coreAwake: fc.boolean() }),
      fc.record({ does: fc.constant('staffEnded' as const) }),
      fc.record({ does: fc.constant('undone' as const) }),
    ),
    { maxLength: 6 },
  ),
})
export type EngineWalk = typeof engineWalks extends fc.Arbitrary<infer W> ? W : never

const [WAITED, UNDONE] = [{ does: 'waited', coreAwake: true }, { does: 'undone' }] as const

/** Walked at every size: a few dozen by chance seldom meet these ends. */
export const ALWAYS_WALKED: [EngineWalk][] = [
  [{ kind: 'purchase', first: 'NONE', events: [UNDONE, UNDONE] }],
  [{ kind: 'purchase', first: 'SILENT_AFTER_EFFECT', events: [WAITED, UNDONE] }],
  [{ kind: 'purchase', first: 'SILENT_BEFORE_EFFECT', events: [WAITED, UNDONE] }],
  [{ kind: 'purchase', first: 'WRONG_PRICE', events: [{ does: 'staffEnded' }, UNDONE, WAITED] }],
  [
    {
      kind: 'gift',
      first: 'NONE',
      events: [{ does: 'rightCode', silence: 'WRONG_PRICE' }, { does: 'staffEnded' }],
    },
  ],
]

type Expected = { state: MoveState; taken: boolean; fresh: boolean; guesses: number }

/** The owner's view, written without the engine. */
function after(silenced: (typeof SILENCES)[number], now: Expected): Expected {
  if (silenced === 'NONE') return { ...now, state: 'COMPLETED', taken: true, fresh: true }
  if (silenced === 'WRONG_PRICE') return { ...now, state: 'HELD', taken: true }
  return { ...now, state: 'UNKNOWN', taken: silenced === 'SILENT_AFTER_EFFECT' }
}

function begun({ kind, first }: EngineWalk): Expected {
  const nothing: Expected = { state: 'CODE_SENT', taken: false, fresh: false, guesses: 0 }
  if (kind === 'purchase') return after(first, nothing)
  // A reservation has no price that could be wrong.
  const isSetAside = first === 'NONE' || first === 'WRONG_PRICE'
  return isSetAside ? nothing : { ...nothing, state: 'FAILED' }
}

/** The third wrong guess ends the code. */
const GUESSES = 3

function expected(now: Expected, kind: EngineWalk['kind'], event: EngineWalk['events'][number]): Expected {
  switch (event.does) {
    case 'wrongCode':
      return now.state === 'CODE_SENT' ? { ...now, guesses: now.guesses + 1 } : now
    case 'rightCode':
      return now.state === 'CODE_SENT' && now.guesses < GUESSES ? after(event.silence, now) : now
    case 'sameAgain':
      return now
    case 'waited': {
      const later = { ...now, fresh: false }
      if (now.state === 'CODE_SENT') return { ...later, state: 'EXPIRED' }
      if (now.state !== 'UNKNOWN' || !event.coreAwake) return later
      // The end is written now, so ten minutes start now.
      return { ...later, state: now.taken ? 'COMPLETED' : 'FAILED', fresh: now.taken }
    }
    case 'staffEnded':
      // What was taken too much goes back by itself; an undo would give it back once more.
      return now.state === 'HELD' ? { ...now, state: 'COMPLETED' } : now
    case 'undone':
      return kind === 'purchase' && now.state === 'COMPLETED' && now.fresh
        ? { ...now, state: 'REVERSED', taken: false }
        : now
  }
}

const reachable = (from: MoveState, to: MoveState): boolean =>
  from === to || (NEXT[from] as readonly MoveState[]).some((next) => reachable(next, to))

export type Host = {
  readonly engine: Engine
  readonly clock: { forward(ms: number): void }
  /** The core's next write fails like this. */
  readonly goWrong: (fault: CoreFault) => void
  readonly setDown: (down: boolean) => void
  /** Two fresh lines: one with twice the price, and one that receives. */
  readonly freshLines: () => Promise<readonly [string, string]>
}

const WAIT_MS = 61 * 60_000
const SUBJECT = '0192f000-0000-4000-8000-000000000001'

type Doing = EngineWalk['events'][number]

/** Applies one event to the real engine. */
async function happen(
  { engine, clock, goWrong, setDown }: Host,
  event: Doing,
  { id, line, start }: { readonly id: string; readonly line: string; readonly start: () => Promise<unknown> },
): Promise<void> {
  const confirm = (otp: string) => engine.value.confirm(engine.gift, { id, subject: SUBJECT, otp })
  const right = engine.codesSent.get(line) ?? ''
  switch (event.does) {
    case 'wrongCode':
      await confirm(right === '000000' ? '111111' : '000000')
      return
    case 'rightCode':
      goWrong(event.silence)
      await confirm(right)
      goWrong('NONE')
      return
    case 'sameAgain':
      await start()
      return
    case 'staffEnded':
      await engine.endByHand(id)
      return
    case 'undone':
      await engine.undo(newKey(), line, id)
      return
    case 'waited':
      clock.forward(WAIT_MS)
      setDown(!event.coreAwake)
      while ((await engine.reconcile()) > 0);
      setDown(false)
  }
}

/** Null when every step ended as it should, along the table's arrows, and the balance agrees. */
export async function brokenStep(host: Host, walk: EngineWalk): Promise<string | null> {
  const { engine, goWrong } = host
  const [line, receiver] = await host.freshLines()
  const id = newKey()
  const input = { product: PRODUCT, receiver, expectedPrice: PRICE, message: null }
  const start = () =>
    walk.kind === 'purchase'
      ? engine.buy(id, line)
      : engine.value.start(engine.gift, { id, subject: SUBJECT, line, lang: 'en', input })
  goWrong(walk.first)
  await start()
  goWrong('NONE')
  let now = begun(walk)
  let before: MoveState = walk.kind === 'purchase' ? 'EXECUTING' : 'RESERVING'
  for (const event of [null, ...walk.events, { does: 'waited', coreAwake: true } as const]) {
    if (event) {
      await happen(host, event, { id, line, start })
      now = expected(now, walk.kind, event)
    }
    const state = (await engine.value.findAny(id))?.state ?? 'FAILED'
    if (state !== now.state) return `${event?.does ?? 'begun'}: ${state}, not ${now.state}`
    if (!reachable(before, state)) return `no arrows lead from ${before} to ${state}`
    before = state
  }
  await engine.keeping.expireHolds()
  const balance = await mainBalance(engine.db, line)
  const due = PRICE * 2 - (now.taken ? PRICE : 0)
  return balance === due ? null : `${now.state}, and the balance is ${balance}, not ${due}`
}
