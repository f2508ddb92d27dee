import { brand } from '#brand'
import { isOwnNumber, maskMsisdn } from '#contracts/msisdn.ts'
import { receiptNo } from '#contracts/receipt-no.ts'
import { SHARE_CALLS, type Shared, type ShareType, type ShareTransfer } from '#contracts/sharing.ts'
import { frozenRefusal, type LineDirectory } from '#modules/identity/index.ts'
import { accepts, makeRecipientStore, recipientRefusal, type Tag } from '#modules/recipients/index.ts'
import {
  freeKyat,
  missingRefusal,
  totalsView,
  type Asked,
  type MoveKind,
  type OperatorCore,
} from '#modules/value/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer, type Refused } from '#platform/errors/answer.ts'
import { makeAskStore } from './ask-store.ts'
import { dayLimits, reasonsAgainst } from './eligibility.ts'
import type { ShareFacts, ShareInput } from './share-asked.ts'
import { planOf, ShareData } from './share-plan.ts'
import { feeOf, isOffered } from './share-rule.ts'
import { makeShareStore } from './share-store.ts'
import { offerOf } from './shareable.ts'

export type ShareDeps = {
  readonly db: Database
  readonly core: OperatorCore
  readonly lines: LineDirectory
  readonly clock: Clock
  readonly rules: Rules
  readonly tag: Tag
}

export type ShareKind = MoveKind<ShareInput, ShareFacts, ShareData, Shared>

type AskedShare = Asked<ShareInput, ShareFacts>

export const MOVE_KIND_OF = { DATA: 'data-share', VOICE: 'voice-share', BALANCE: 'balance-share' } as const

/** A share from one line to another, confirmed by a code that names amount and recipient. */
const makeShareKind = (type: ShareType, { core, lines, clock, rules, tag }: ShareDeps): ShareKind => ({
  name: MOVE_KIND_OF[type],
  kept: { version: 1, data: ShareData, result: SHARE_CALLS[type].confirm.result },

  same: ({ receiver }) => ({ product: null, counterparty: receiver }),
  waits: () => true,

  async gather(line, { receiver }) {
    const rule = rules.at(`share.${type}`, clock.now())
    const [sender, received, senderStanding, receiverStanding, spentKyat] = await Promise.all([
      core.line(line),
      core.line(receiver),
      lines.find(line),
      lines.find(receiver),
      core.spentKyat({ line, enough: rule.minSpentKyat }),
    ])
    return { sender, receiver: received, senderStanding, receiverStanding, spentKyat, rule }
  },

  /** Checked in this order: recipient's number, amount, sender, fee, limits, what is available, and last the recipient. */
  async check(tx, asked) {
    const { id, line, input, facts, now } = asked
    const { receiver, amount } = input
    if (receiver === line) return refused('SELF_TARGET')
    if (!isOwnNumber(receiver, brand.ownNumbers.pattern)) return refused('NUMBER_NOT_ONNET')
    const fee = isOffered(facts.rule, amount) ? feeOf(facts.rule, amount) : null
    if (fee === null) return refused('AMOUNT_NOT_ALLOWED')
    const against =
      senderRefusal(asked, rules) ?? feeRefusal(input, fee) ?? (await limitRefusal(tx, type, asked, rules))
    if (against) return against
    const offered = offerRefusal(type, asked, fee)
    if (!offered.ok) return offered
    const unfit = await receiverRefusal(tx, type, { ...asked, tag })
    if (unfit) return unfit
    await makeShareStore(tx).insert({ moveId: id, type, line, receiver, amount, at: now })
    return ok(planOf(type, asked, fee, offered.value))
  },

  /** The SIM may have been changed meanwhile. */
  recheck: async (_tx, { plan }, now, own) => frozenRefusal(own, now, rules) ?? ok(plan),

  async settled(tx, { move, totals, now }) {
    const { receiver, amount, feeKyat, message, validTo, recallMs, createdAt } = move.plan.data
    await makeRecipientStore(tx).remember(move.line, receiver, now)
    const answered = { asker: receiver, giver: move.line, type, amount: amount.value }
    await makeAskStore(tx).shared(answered, move.id, now)
    const transfer: ShareTransfer = {
      transferId: move.id,
      kind: type,
      to: maskMsisdn(receiver),
      amount,
      fee: feeKyat,
      status: 'COMPLETED',
      message,
      recipientValidTo: validTo,
      recallUntil: recallMs === null ? null : new Date(now.getTime() + recallMs).toISOString(),
      createdAt,
      completedAt: now.toISOString(),
      receiptNo: receiptNo(move.id),
    }
    return { transfer, balances: totalsView(totals) }
  },
})

function senderRefusal({ facts, now }: AskedShare, rules: Rules): Refused | null {
  const { sender: core, senderStanding: standing, spentKyat, rule } = facts
  if (!core) return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
  const [hardest] = reasonsAgainst({ core, standing, spentKyat, rule }, now, rules)
  return hardest
    ? refused(hardest.code, { slots: { hotline: brand.hotline, ...hardest.facts }, facts: hardest.facts })
    : null
}

const feeRefusal = ({ expectedFee }: ShareInput, fee: number): Refused | null =>
  expectedFee === fee ? null : refused('PRICE_CHANGED', { slots: { n: fee }, facts: { n: fee } })

/** Under the line's lock, so that two requests cannot both be the last of the day. */
async function limitRefusal(
  tx: Tx,
  type: ShareType,
  asked: AskedShare,
  rules: Rules,
): Promise<Refused | null> {
  const { line, input, facts, now } = asked
  const limits = dayLimits(facts.rule, facts.senderStanding, now, rules)
  const used = await makeShareStore(tx).sentSince(line, type, yangonDayStart(now))
  if (used.count >= limits.count) return refused('DAILY_COUNT_LIMIT')
  return used.amount + input.amount > limits.amount ? refused('DAILY_AMOUNT_LIMIT') : null
}

/** Refuses what cannot be shared; otherwise returns when the first part of it ends, null for kyat. */
function offerRefusal(type: ShareType, { input, facts, now }: AskedShare, fee: number): Answer<Date | null> {
  if (!facts.sender) return refused('LINE_BARRED', { slots: { hotline: brand.hotline } })
  const kyat = type === 'BALANCE' ? fee + input.amount : fee
  const offer = offerOf(type, facts.sender.buckets, now)
  const missing = input.amount - offer.shareable
  if (type !== 'BALANCE' && missing > 0)
    return refused('INSUFFICIENT_SHAREABLE', { slots: { n: missing }, facts: { n: missing } })
  return missingRefusal(freeKyat(facts.sender.buckets), kyat) ?? ok(offer.sources[0]?.endsAt ?? null)
}

/** The same work for every number, so that timing reveals nothing. */
const receiverRefusal = (
  tx: Tx,
  type: ShareType,
  { line, input, facts, now, tag }: AskedShare & { readonly tag: Tag },
): Promise<Refused | null> => {
  const { receiver, amount } = input
  return recipientRefusal(tx, { line, receiver, now, tag }, async () => {
    const isWanted = await accepts(tx, receiver, line)
    const got = await makeShareStore(tx).receivedSince(receiver, type, yangonDayStart(now))
    const { receivePerDay } = facts.rule
    const isFull = got.count >= receivePerDay.count || got.amount + amount > receivePerDay.amount
    return isWanted && !isFull && facts.receiver !== null && facts.receiverStanding.state === 'ACTIVE'
  })
}

/** One kind of move for each type of share. */
export const makeShares = (deps: ShareDeps) => ({
  DATA: makeShareKind('DATA', deps),
  VOICE: makeShareKind('VOICE', deps),
  BALANCE: makeShareKind('BALANCE', deps),
})
