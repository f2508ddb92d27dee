import { randomUUID } from 'node:crypto'
import { brand } from '#brand'
import { isOwnNumber } from '#contracts/msisdn.ts'
import type { ShareAsk, ShareType } from '#contracts/sharing.ts'
import type { LineDirectory } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { accepts, recipientRefusal, type Tag } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { makeAskStore, type Ask } from './ask-store.ts'
import { isOffered } from './share-rule.ts'
import { amountText } from './share-words.ts'
import { UNIT_OF } from './shareable.ts'

const DAY_MS = 86_400_000
/** Each ask is an SMS to somebody who did not request it. */
const PER_DAY = { asker: 3, giver: 5 } as const

type Deps = {
  readonly db: Database
  readonly lines: LineDirectory
  readonly clock: Clock
  readonly rules: Rules
  readonly queueSms: QueueSms
  readonly tag: Tag
}

export type NewAsk = Pick<Ask, 'asker' | 'giver' | 'amount' | 'message'> & { readonly type: ShareType }

const viewOf = ({ id, type, amount, message, state, askedAt }: Ask, number: string): ShareAsk => ({
  askId: id,
  kind: type,
  amount: { unit: UNIT_OF[type], value: amount },
  number,
  message,
  state,
  askedAt: askedAt.toISOString(),
  openUntil: new Date(askedAt.getTime() + DAY_MS).toISOString(),
})

/** An ask moves nothing: the other side shares, or not, with a code of its own. */
export function makeAsks({ db, lines, clock, rules, queueSms, tag }: Deps) {
  async function ask(wanted: NewAsk): Promise<Answer<ShareAsk>> {
    const { asker, giver, type, amount } = wanted
    if (asker === giver) return refused('SELF_TARGET')
    if (!isOwnNumber(giver, brand.ownNumbers.pattern)) return refused('NUMBER_NOT_ONNET')
    const now = clock.now()
    if (!isOffered(rules.at(`share.${type}`, now), amount)) return refused('AMOUNT_NOT_ALLOWED')
    const { state } = await lines.find(giver)
    return inTransaction(db, async (tx) => {
      const against = await refusalOf(tx, { ...wanted, tag }, state === 'ACTIVE', now)
      if (against) return against
      const asked = { ...wanted, id: randomUUID(), askedAt: now }
      await makeAskStore(tx).insert(asked)
      await queueSms(tx, {
        id: randomUUID(),
        to: giver,
        lang: 'my',
        template: 'shareAsked',
        slots: { recipient: asker, amount: amountText(type, amount, 'my') },
        priority: 'notice',
        validUntil: new Date(now.getTime() + DAY_MS),
      })
      return ok(viewOf({ ...asked, state: 'OPEN' }, giver))
    })
  }

  return {
    ask,
    /** Open incoming asks, and the results of the line's own. */
    async list(line: string): Promise<{ incoming: ShareAsk[]; outgoing: ShareAsk[] }> {
      const store = makeAskStore(db)
      const since = new Date(clock.now().getTime() - DAY_MS)
      const [incoming, outgoing] = await Promise.all([
        store.listSince('giver', line, since),
        store.listSince('asker', line, since),
      ])
      return {
        incoming: incoming.filter(({ state }) => state === 'OPEN').map((one) => viewOf(one, one.asker)),
        outgoing: outgoing.map((one) => viewOf(one, one.giver)),
      }
    },
    decline: async (id: string, line: string): Promise<Answer<Record<string, never>>> =>
      (await makeAskStore(db).decline(id, line, clock.now())) ? ok({}) : refused('NOT_FOUND'),
  }
}

/** Under both lines' locks. A line that accepts no gifts is not asked either. */
async function refusalOf(
  tx: Tx,
  { asker, giver, tag }: NewAsk & { readonly tag: Tag },
  isActive: boolean,
  now: Date,
): Promise<Refused | null> {
  const store = makeAskStore(tx)
  await store.lock(asker, giver)
  const day = yangonDayStart(now)
  if ((await store.countSince('asker', asker, day)) >= PER_DAY.asker) return refused('DAILY_COUNT_LIMIT')
  const unfit = await recipientRefusal(tx, { line: asker, receiver: giver, now, tag }, async () => {
    const isWanted = await accepts(tx, giver, asker)
    const isAskedTooMuch = (await store.countSince('giver', giver, day)) >= PER_DAY.giver
    return isActive && isWanted && !isAskedTooMuch
  })
  if (unfit) return unfit
  const open = await store.listSince('asker', asker, new Date(now.getTime() - DAY_MS))
  return open.some((one) => one.giver === giver && one.state === 'OPEN') ? refused('CONFLICT') : null
}

export type Asks = ReturnType<typeof makeAsks>
