import { readHash } from '../navigation/hash-location.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { pathOf } from '../navigation/paths.ts'

type Wish = {
  /** Kyat that are missing. */
  readonly need: number
  /** Where to go on when they are there. */
  readonly back: string
}

/** To the top-up with what is missing, and back to what it was missing for. */
export const topUpPath = ({ need, back }: Wish): string =>
  `${pathOf('topUp')}?${String(new URLSearchParams({ need: String(need), back }))}`

/** What the address of the top-up wants; a place that is none of ours is nowhere. */
export function readWish(search: string): { readonly need: number | null; readonly back: string } {
  const asked = new URLSearchParams(search)
  const need = asked.get('need') ?? ''
  return {
    need: /^[1-9][0-9]{0,8}$/.test(need) ? Number(need) : null,
    back: ownPath(asked.get('back') ?? ''),
  }
}

function ownPath(path: string): string {
  const match = path.startsWith('/') ? matchRoute(readHash(path).path) : null
  return match && match.routeId !== 'topUp' && match.routeId !== 'logIn' ? path : ''
}
