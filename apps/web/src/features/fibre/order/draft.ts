import { BUILDING_TYPES, SLOTS, type Visit } from '#contracts/fibre-orders.ts'
import { isRecord } from '../../../value/shaped-like.ts'

export type BuildingType = (typeof BUILDING_TYPES)[number]

/** What was typed so far. The number of an identity card is no part of it, so that it is never kept on a phone. */
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

/** Six months are the first for which the installation costs nothing. */
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

/** Read back from an earlier day, part by part: what it cannot read is asked for again. */
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
