import type { Call } from '#contracts/call.ts'
import { STAFF_CALLS } from '#contracts/staff/all-calls.ts'
import { ROLES } from '#contracts/staff/roles.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { makeServeStaff } from '#modules/staff/index.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withOfficeSite } from './office/office-site.ts'
import { makeChance, randomBody } from './office/random-input.ts'

const EACH: Record<Size, number> = { ci: 40, full: 2_000 }
const LONGEST_MS = 5_000
const SEED = Number(process.env['FAULTS_SEED'] ?? 1)

/** Would end the session or remove the person, after which the attack is anonymous. */
const NOT_TRIED = new Set(['staffSignOut', 'removeStaff', 'takeRole'])

const fuzz = (size: Size, more: Parameters<typeof withOfficeSite>[1] = {}): Promise<Count> =>
  withOfficeSite(async (site) => {
    const all = await site.person(...ROLES)
    const line = (await site.openLines(1))[0] ?? ''
    const paymentId = await site.paid(line)
    const chance = makeChance(SEED)
    let [tried, bad] = [0, 0]
    for (const call of STAFF_CALLS.filter(({ id }) => !NOT_TRIED.has(id)))
      for (let round = 0; round < EACH[size]; round += 1) {
        const params = Object.fromEntries(
          [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
            name,
            chance.pick([
              paymentId,
              all.staffId,
              'x',
              '%00',
              'WEEK',
              'tax.telecom',
              'fake',
              '018f3c5e-0000-7000-8000-000000000001',
            ]),
          ]),
        )
        tried += 1
        const started = performance.now()
        const said = await site.office.ask(all, call, { params, body: randomBody(call.body, chance) })
        const isSlow = performance.now() - started > LONGEST_MS
        if (said.http < 500 && !isSlow) continue
        bad += 1
        if (!more.serving) process.stderr.write(`office.fuzz: ${call.id} ${said.http} ${said.code}\n`)
      }
    return { tried, bad }
  }, more)

/** The same calls without schemas: any input reaches the handler. */
const shapeless: NonNullable<Parameters<typeof withOfficeSite>[1]> = {
  serving: (app, deps): ServeStaff => {
    const serve = makeServeStaff(app, deps)
    return (call, handler) => {
      const { body: _, params: __, ...bare } = call as Call
      serve(bare as typeof call, handler)
    }
  },
}

export const faults: readonly Fault[] = [
  { name: 'office.fuzz', bar: 0, attack: (size) => fuzz(size), control: () => fuzz('ci', shapeless) },
]
