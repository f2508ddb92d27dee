import { lastDay } from '#language/last-day.ts'
import { overlapWith, type Overlap, type Product } from '#modules/packages/index.ts'
import { yangonDayKey, yangonTimeText } from '#language/yangon-day.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { isUnsettled } from './fits-now.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { COUNTS_FOR_MS, type Bought } from './bought-store.ts'

export type Taken = {
  readonly from: Date
  readonly until: Date
  readonly replaces: boolean
  readonly ends: readonly string[]
}

/** A second purchase of the same product within this time is taken for a repeated tap: its buyer has to confirm it. */
const AGAIN_WITHIN_MS = 10 * 60_000

/** What a purchase does to running packages of the same product. Unless its buyer has confirmed it, the answer is a question. */
export function overlapOf(
  { input, now }: { readonly input: PurchaseInput; readonly now: Date },
  { item, name }: Product,
  { running: all, lastBought }: Bought,
): Answer<Taken> {
  const running = all.filter(({ id }) => id !== input.renews)
  // Renewed ahead, it begins where the one before ends; renewed late, now.
  const from = all.find(({ id }) => id === input.renews)?.expiresAt ?? now
  if (isUnsettled(item.overlap, running)) return refused('PACKAGE_BUSY')
  const overlap: Overlap = overlapWith(item, running, from)
  const hasYes = input.renews !== null || (input.acceptOverlap && wasTold(input, lastBought))
  const before = hasYes ? null : lastBought
  const toldUntil = (before ?? new Date(now.getTime() - COUNTS_FOR_MS)).toISOString()
  const named = { toldUntil, ...(before && { at: yangonTimeText(before), on: yangonDayKey(before) }) }
  if (overlap.outcome === 'NONE') {
    if (!before || before <= new Date(now.getTime() - AGAIN_WITHIN_MS))
      return ok({ from, until: overlap.until, replaces: false, ends: [] })
    const today = yangonDayKey(before)
    return refused('PACKAGE_OVERLAP', { slots: { date: today }, facts: { ...named, rule: 'AGAIN' } })
  }
  const date = lastDay(overlap.current)
  if (overlap.outcome === 'BLOCKED') {
    return refused('PACKAGE_BLOCKED_BY_ACTIVE', { slots: { name, date }, facts: { date } })
  }
  if (!hasYes) {
    const facts = { date, newDate: lastDay(overlap.until), rule: overlap.rule, ...named }
    return refused('PACKAGE_OVERLAP', { slots: { date }, facts })
  }
  const replaces = overlap.rule === 'REPLACE'
  return ok({ from, until: overlap.until, replaces, ends: replaces ? running.map(({ id }) => id) : [] })
}

/** A confirmation covers only the purchases its buyer was shown, not one made meanwhile on another phone. */
const wasTold = ({ toldUntil }: PurchaseInput, lastBought: Date | null): boolean =>
  toldUntil === undefined || lastBought === null || lastBought <= new Date(toldUntil)
