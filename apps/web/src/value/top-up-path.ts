import { readHash } from '../navigation/hash-location.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { pathOf } from '../navigation/paths.ts'

type TopUpChoice = {
  /** Missing kyat. */
  readonly need: number
  /** Where to go on afterwards. */
  readonly back: string
}

/** Leads to the top-up with the missing amount, and back. */
export const topUpPath = ({ need, back }: TopUpChoice): string =>
  `${pathOf('topUp')}?${String(new URLSearchParams({ need: String(need), back }))}`

/** The parameters of the top-up's address; a return path that is not ours is ignored. */
export function readTopUpChoice(search: string): { readonly need: number | null; readonly back: string } {
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
