import { makeApplicationTypes, makeFeeOrder, type NameOf } from '#modules/applications/index.ts'
import type { Content } from '#modules/content/index.ts'
import type { Plans } from '#modules/fibre/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

/** Names of places and plans in answers. */
export const wireNameOf =
  ({ memory }: Pick<Content, 'memory'>, plans: Plans, clock: Clock): NameOf =>
  (type, id) => {
    if (type === 'place') {
      const place = memory.current().get('place', id)
      return place ? { name: place.body.name, nameMm: place.body.nameMm } : null
    }
    const plan = type === 'plan' ? plans.plan(id, clock.now()) : null
    return plan && { name: plan.name, nameMm: plan.nameMm ?? plan.name }
  }

type FeeDeps = { readonly db: Database; readonly clock: Clock; readonly content: Pick<Content, 'memory'> }

/** Orders for fees of applications, the same in every process. */
export const wireFeeOrder = ({ db, clock, content }: FeeDeps) =>
  makeFeeOrder({ db, clock, types: makeApplicationTypes(content) })
