import type { Colleague, Office } from '#apps/staff-api/test-office.ts'
import type { Order } from '#contracts/payments.ts'
import * as staff from '#contracts/staff/applications.ts'
import { applyingAt } from './test-applications.ts'
import { fibreAt, type aChannel } from './test-fibre.ts'
import { payingAt } from './test-pay.ts'
import type { ValueApp } from './test-value-app.ts'

type Who = Awaited<ReturnType<ValueApp['person']>>
type Place = { readonly site: ValueApp; readonly office: Office; readonly agent: Colleague }

/** Connects an applicant, the channel that takes the fee, and the member of staff who handles it. */
export function applicationDesk(place: () => Place, fake: ReturnType<typeof aChannel>) {
  const site = () => place().site
  const [at, on] = [fibreAt(site), applyingAt(site)]
  const pay = payingAt(site, () => fake)

  async function seen(applicationId: string) {
    const { office, agent } = place()
    return (await office.ask(agent, staff.getStaffApplication, { params: { applicationId } })).result
  }

  async function act(call: Parameters<Office['ask']>[1], reference: string, more: object = {}) {
    const { office, agent } = place()
    const applicationId = await on.idOf(reference)
    const { version } = await seen(applicationId)
    return office.ask(agent, call, { params: { applicationId }, body: { version, ...more } })
  }

  async function settled() {
    for (let round = 0; round < 4; round += 1) {
      site().clock.forward(31_000)
      await pay.settle()
    }
  }

  return {
    at,
    on,
    pay,
    seen,
    act,
    settled,
    take: (reference: string) => act(staff.takeApplication, reference),
    fibreOf: (who: Who, months = 0) =>
      at.contract(months, {
        line: who.number,
        ahead: { months: 3, monthlyKyat: 42_000, addOns: [], paidAMonthKyat: 48_300 },
      }),
    async payFee(who: Who, reference: string, expectedTotal: number): Promise<Order> {
      const order = at.as<Order>(await at.order(who, { type: 'SERVICE_FEE', reference, expectedTotal }))
      fake.pay((await pay.begun(who, order.orderId)).reference)
      await settled()
      return order
    },
  }
}
