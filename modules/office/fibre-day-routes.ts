import { SLOTS } from '#contracts/fibre-orders.ts'
import { getVisitDay, setCapacity } from '#contracts/staff/fibre-lines.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { makeSlotStore, type Plans } from '#modules/fibre/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { lineRow, townshipOf } from './fibre-line-view.ts'
import { makeLinesReadModel } from './fibre-lines-read-model.ts'

type Deps = { readonly plans: Plans; readonly rules: Rules }

/** Visits of a day, and how many more are possible. */
export function fibreDayRoutes(serveStaff: ServeStaff, { plans, rules }: Deps): void {
  serveStaff(getVisitDay, async ({ tx, body: { day: asked, township }, now }) => {
    const today = yangonDayKey(now)
    const day = asked ?? today
    const model = makeLinesReadModel(tx)
    const [lines, kept] = [await model.ofDay(day, township), await model.slotsOf(day)]
    const { capacity } = rules.at('ftth.visits', now)
    const shown =
      township === undefined
        ? [...new Set([...lines, ...kept.filter(({ taken }) => taken > 0)].map((one) => one.township))]
        : [township]
    const boards = shown
      .map((id) => ({
        township: townshipOf(plans, id),
        slots: SLOTS.map((slot) => {
          const found = kept.find((one) => one.township === id && one.slot === slot)
          return { slot, capacity: found?.capacity ?? capacity[slot], taken: found?.taken ?? 0 }
        }),
        lines: lines.filter((one) => one.township === id).map(lineRow(plans)),
      }))
      .toSorted((a, b) => a.township.name.localeCompare(b.township.name, 'en'))
    return ok({ day, today, townships: [...plans.townships()], boards })
  })

  serveStaff(setCapacity, async ({ tx, body: { township, visit, capacity, why }, now, sheet }) => {
    const { day, slot } = visit
    sheet.thing = `slots:${township} ${day} ${slot}`
    sheet.reason = why
    if (!plans.place(township)) return refused('NOT_FOUND')
    if (day < yangonDayKey(now)) return refused('VALIDATION')
    const standing = async () =>
      (await makeLinesReadModel(tx).slotsOf(day)).find(
        (one) => one.township === township && one.slot === slot,
      )
    const before = await standing()
    if (!(await makeSlotStore(tx).setCapacity(township, visit, capacity))) return refused('CONFLICT')
    sheet.before = { capacity: before?.capacity ?? rules.at('ftth.visits', now).capacity[slot] }
    sheet.after = { capacity }
    return ok({ slot, capacity, taken: before?.taken ?? 0 })
  })
}
