import { BUILDING_TYPES, SLOTS, type Visit } from '#contracts/fibre-orders.ts'
import { isRecord } from '../../../value/shaped-like.ts'

export type BuildingType = (typeof BUILDING_TYPES)[number]

/** The order as typed so far. The identity number is not part of it, so it is never stored on a phone. */
export type Draft = {
  readonly address: string
  readonly buildingType: BuildingType
  readonly floor: string
  readonly note: string
  readonly months: number
  readonly addOnIds: readonly string[]
  readonly visit: Visit | null
  readonly fullName: string
  readonly phone: string
  readonly secondPhone: string
  readonly email: string
}

/** Six months is the shortest period with free installation. */
export const EMPTY_DRAFT: Draft = {
  address: '',
  buildingType: 'HOUSE',
  floor: '',
  note: '',
  months: 6,
  addOnIds: [],
  visit: null,
  fullName: '',
  phone: '',
  secondPhone: '',
  email: '',
}

const TEXTS = ['address', 'floor', 'note', 'fullName', 'phone', 'secondPhone', 'email'] as const

const textsOf = (kept: Record<string, unknown>) =>
  Object.fromEntries(TEXTS.map((name) => [name, typeof kept[name] === 'string' ? kept[name] : ''])) as Record<
    (typeof TEXTS)[number],
    string
  >

function visitOf(value: unknown): Visit | null {
  if (!isRecord(value) || typeof value['day'] !== 'string') return null
  const slot = SLOTS.find((one) => one === value['slot'])
  return slot ? { day: value['day'], slot } : null
}

/** Reads a stored draft part by part: what cannot be read is asked for again. */
export function readDraft(value: unknown): Draft | null {
  if (!isRecord(value)) return null
  const { buildingType, months, addOnIds, visit } = value
  return {
    ...textsOf(value),
    buildingType: BUILDING_TYPES.find((one) => one === buildingType) ?? EMPTY_DRAFT.buildingType,
    months: typeof months === 'number' ? months : EMPTY_DRAFT.months,
    addOnIds: Array.isArray(addOnIds) ? addOnIds.filter((id) => typeof id === 'string') : [],
    visit: visitOf(visit),
  }
}
