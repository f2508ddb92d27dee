import type { ResultOf } from '#contracts/call.ts'
import { SLOTS, type getInstallSlots, type SlotName, type Visit } from '#contracts/fibre-orders.ts'

export type SlotDay = ResultOf<typeof getInstallSlots>[number]

export const freeOn = ({ slots }: SlotDay): number => slots.filter(({ free }) => free).length

export const isFree = ({ slots }: SlotDay, slot: SlotName): boolean =>
  slots.some((one) => one.slot === slot && one.free)

const A_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The next free visits that a refusal names: `2026-11-20 AM,2026-11-20 PM`. */
export const offeredVisits = (next: unknown): Visit[] =>
  typeof next !== 'string'
    ? []
    : next.split(',').flatMap((text) => {
        const [day = '', name = ''] = text.trim().split(' ')
        const slot = SLOTS.find((one) => one === name)
        return slot && A_DAY.test(day) ? [{ day, slot }] : []
      })
