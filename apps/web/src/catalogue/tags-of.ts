import type { VasPackage } from '#contracts/packages.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import type { BadgeProps } from '#ui/badge/badge.tsx'
import { priceBefore, priceNow } from './offered-price.ts'

export type TagId = 'running' | 'off' | 'best' | 'new' | 'starter' | 'popular'

type Tag = {
  readonly id: TagId
  readonly text: TextKey
  readonly tone: NonNullable<BadgeProps['tone']>
  readonly percent: number
}

type Tagged = Pick<VasPackage, 'price' | 'listPrice' | 'offer' | 'tags' | 'bestValue' | 'popularRank'>

function percentOff(vasPackage: Tagged): number {
  const before = priceBefore(vasPackage)
  return before === null ? 0 : Math.round((1 - priceNow(vasPackage) / before) * 100)
}

/**
 * Tags worth showing, most important first. Night, apps and unlimited are left out, because the family and the amount show them. Editors'
 * tags count only if we have a text for them; best value is calculated, so editors cannot set it.
 */
export function tagsOf(vasPackage: Tagged, running: boolean, without?: TagId): readonly Tag[] {
  const { tags, bestValue, popularRank } = vasPackage
  const percent = percentOff(vasPackage)
  const all: readonly (Tag & { readonly holds: boolean })[] = [
    { id: 'running', text: 'packages.youHaveIt', tone: 'success', percent, holds: running },
    { id: 'off', text: 'packages.percentOff', tone: 'brand', percent, holds: percent > 0 },
    { id: 'best', text: 'packages.tag.BEST_VALUE', tone: 'accent', percent, holds: bestValue },
    { id: 'new', text: 'packages.tag.NEW', tone: 'brand', percent, holds: tags.includes('NEW') },
    { id: 'starter', text: 'packages.tag.STARTER', tone: 'brand', percent, holds: tags.includes('STARTER') },
    { id: 'popular', text: 'packages.sort.POPULAR', tone: 'plain', percent, holds: popularRank !== null },
  ]
  return all.filter(({ id, holds }) => holds && id !== without)
}
