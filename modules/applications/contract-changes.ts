import type { ApplicationCode } from '#contracts/applications.ts'
import { priceOfLeaving, type BookContract, type ChangeOrder, type Plans } from '#modules/fibre/index.ts'

type Answers = Readonly<Record<string, string>>
type To = ChangeOrder['to']

const STATIC_IP = 'static-ip'

/** What the book of fibre contracts is asked to do. Staff do the other types by hand in one of the operator's systems. */
const CONTRACT_CHANGES: Readonly<
  Partial<Record<ApplicationCode, (answers: Answers, contract: BookContract) => To>>
> = {
  FTTH_SPEED_CHANGE: ({ plan = '' }) => ({ packageCode: plan }),
  FTTH_RELOCATE: ({ place: placeId = '', address = '' }) => ({ placeId, address }),
  FTTH_SUSPEND: ({ what }) => ({ status: what === 'RESUME' ? 'ACTIVE' : 'SUSPENDED_REQUEST' }),
  FTTH_OWNER_CHANGE: ({ newName: ownerName = '', newPhone: line = '' }) => ({ ownerName, line }),
  FTTH_TERMINATE: () => ({ status: 'TERMINATED' }),
  STATIC_IP: ({ what }, { addOnIds }) => {
    const others = addOnIds.filter((id) => id !== STATIC_IP)
    return { addOnIds: what === 'ON' ? [...others, STATIC_IP] : others }
  },
}

export const isOfBook = (code: ApplicationCode): boolean => code in CONTRACT_CHANGES

export const contractChangeFor = (
  code: ApplicationCode,
  answers: Answers,
  contract: BookContract,
): To | null => CONTRACT_CHANGES[code]?.(answers, contract) ?? null

const offers = (plans: Plans, code: string, { placeId, packageCode }: BookContract, now: Date): boolean => {
  const at = plans.plan(code, now)?.item.availablePlaceIds
  if (!at || code === packageCode) return false
  return at === 'ALL' || (plans.place(placeId)?.chain.some((id) => at.includes(id)) ?? false)
}

/** Whether this application makes sense for the contract in its present state. */
export function isPossible(
  code: ApplicationCode,
  answers: Answers,
  { contract, plans, now }: { contract: BookContract; plans: Plans; now: Date },
): boolean {
  const { status, dueKyat, addOnIds } = contract
  if (status === 'TERMINATED' || status === 'PENDING_INSTALL') return false
  switch (code) {
    case 'FTTH_SPEED_CHANGE':
      return offers(plans, answers['plan'] ?? '', contract, now)
    case 'FTTH_SUSPEND':
      return status === (answers['what'] === 'RESUME' ? 'SUSPENDED_REQUEST' : 'ACTIVE')
    case 'FTTH_OWNER_CHANGE':
      return dueKyat === 0
    case 'FTTH_TERMINATE':
      return priceOfLeaving(contract, now).total === 0
    case 'STATIC_IP':
      return addOnIds.includes(STATIC_IP) === (answers['what'] === 'OFF')
    default:
      return true
  }
}
