import type { ShareInfo, ShareType } from '#contracts/sharing.ts'
import { makeRecipientStore } from '#modules/recipients/index.ts'
import { freeKyat, PATIENCE, within } from '#modules/value/index.ts'
import { yangonDayStart } from '#language/yangon-day.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { dayLimits, reasonsAgainst } from './eligibility.ts'
import type { ShareDeps } from './share-kind.ts'
import { feeOf, type ShareRule } from './share-rule.ts'
import { makeShareStore } from './share-store.ts'
import { offerOf, UNIT_OF, type Offer } from './shareable.ts'

type Deps = Omit<ShareDeps, 'tag'> & {
  /** Enabled types. */
  readonly types: readonly ShareType[]
  readonly canAsk: boolean
  readonly names: (code: string) => { readonly name: string; readonly nameMm: string | null } | null
}

const MOST_RECENT = 5
const DAY_MS = 86_400_000

/** What a line may share now. Reading locks nothing; the request checks everything again. */
export const makeShareInfo = ({ db, core, lines, clock, rules, types, canAsk, names }: Deps) =>
  async function shareInfo(type: ShareType, line: string): Promise<Answer<ShareInfo>> {
    if (!types.includes(type)) return refused('NOT_FOUND')
    const now = clock.now()
    const rule = rules.at(`share.${type}`, now)
    const asked = Promise.all([core.line(line), core.spentKyat({ line, enough: rule.minSpentKyat })])
    const seen = await within(PATIENCE.readMs, asked).catch((error: unknown) => {
      if (error instanceof NoAnswer) return null
      throw error
    })
    if (!seen) return refused('UPSTREAM_TIMEOUT')
    const [found, spentKyat] = seen
    if (!found) return refused('NOT_FOUND')
    const [standing, used, recents] = await Promise.all([
      lines.find(line),
      makeShareStore(db).sentSince(line, type, yangonDayStart(now)),
      makeRecipientStore(db).list(line),
    ])
    const reasons = reasonsAgainst({ core: found, standing, spentKyat, rule }, now, rules)
    const perDay = dayLimits(rule, standing, now, rules)
    return ok({
      kind: type,
      kinds: [...types],
      canAsk,
      unit: UNIT_OF[type],
      ...offerView(offerOf(type, found.buckets, now), rule, now, names),
      options: rule.amounts.map((amount) => ({ amount, fee: feeOf(rule, amount) ?? 0 })),
      custom: rule.custom && 'pct' in rule.fee ? { ...rule.custom, feePct: rule.fee.pct } : null,
      recipientValidityDays: rule.validityDays,
      limits: {
        perDayCount: perDay.count,
        usedToday: used.count,
        perDayAmount: perDay.amount,
        amountUsedToday: used.amount,
      },
      eligible: reasons.length === 0,
      reasons,
      recents: recents.slice(0, MOST_RECENT),
      mainBalance: freeKyat(found.buckets),
    })
  }

function offerView(offer: Offer, { validityDays }: ShareRule, now: Date, names: Deps['names']) {
  const mostMs = now.getTime() + validityDays * DAY_MS
  return {
    shareable: offer.shareable,
    total: offer.total,
    sources: offer.sources.map(({ amount, endsAt }) => ({
      amount,
      receiverValidTo: new Date(Math.min(endsAt.getTime(), mostMs)).toISOString(),
    })),
    notShared: offer.notShared.map(({ why, amount, product }) => {
      const words = product === null ? null : names(product)
      return { why, amount, packageName: words?.name ?? product, packageNameMm: words?.nameMm ?? null }
    }),
  }
}
