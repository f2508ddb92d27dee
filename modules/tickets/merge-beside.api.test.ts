import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ticket } from '#contracts/tickets.ts'
import { ticketSite } from './test-ticket-site.ts'

let at: Awaited<ReturnType<typeof ticketSite>>
beforeAll(async () => {
  at = await ticketSite()
})

const rowOf = ({ ticketId }: Ticket) => sql`select from ticket where id = ${ticketId} for update`

/** A customer's tickets, all taken by one person of the office. */
async function taken(count: number) {
  const { token } = await at.site.person(0)
  const agent = await at.colleague()
  const tickets: Ticket[] = []
  for (let n = 0; n < count; n += 1) tickets.push(await at.report(token))
  for (const ticket of tickets) await at.take(agent, ticket)
  const [one, two, three] = tickets as [Ticket, Ticket, Ticket]
  return { token, agent, one, two, three }
}

describe('while a ticket is merged into another', () => {
  it('a reply to it is read in the other', async () => {
    const { token, agent, one, two } = await taken(2)
    const [merged, replied] = await at.oneAfterTheOther(
      rowOf(two),
      () => at.merge(agent, one, two),
      () => at.reply(token, one.ticketNo, { text: 'Baho Road' }),
    )
    expect([merged, replied.code]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(replied.ticket.ticketNo).toBe(two.ticketNo)
    const { thread } = await at.read(token, one.ticketNo)
    expect(thread.map(({ text }) => text)).toContain('Baho Road')
  })

  it('"it is not solved" opens the other', async () => {
    const { token, agent, one, two } = await taken(2)
    for (const { ticketNo } of [one, two]) await at.close(token, ticketNo, 'WORKS_AGAIN')
    const [merged, opened] = await at.oneAfterTheOther(
      rowOf(two),
      () => at.merge(agent, one, two),
      () => at.close(token, one.ticketNo, 'REOPEN'),
    )
    expect([merged, opened.code]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(opened.ticket).toMatchObject({ ticketNo: two.ticketNo, status: 'REOPENED' })
  })

  it('a third one merged into it stays, and can be merged when the office has looked again', async () => {
    const { token, agent, one, two, three } = await taken(3)
    const merged = await at.oneAfterTheOther(
      rowOf(three),
      () => at.merge(agent, two, three),
      () => at.merge(agent, one, two),
    )
    expect(merged).toEqual(['SUCCESS', 'TICKET_CHANGED'])
    expect(await at.read(token, one.ticketNo)).toMatchObject({
      ticketNo: one.ticketNo,
      thread: [{ by: 'CUSTOMER' }],
    })
    expect(await at.merge(agent, one, two)).toBe('SUCCESS')
    const found = await at.read(token, one.ticketNo)
    expect(found.ticketNo).toBe(three.ticketNo)
    expect(found.thread).toHaveLength(3)
  })
})
