import { listOfficeChannels, switchChannelOff, switchChannelOn } from '#contracts/staff/payments.ts'
import { channelStatusOf, makeSwitchStore, type Channels } from '#modules/payments/index.ts'
import { makeProposalStore, type Propose } from '#modules/proposals/index.ts'
import { makeStaffStore, type ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { markOf } from './move-view.ts'
import { makePaymentsReadModel } from './payments-read-model.ts'

type Deps = { readonly propose: Propose; readonly channels: Pick<Channels, 'all'> }

const HOUR_MS = 3_600_000

/** Health of payment channels, and their switch: one person can switch a channel off at once, for an hour unless a second agrees. */
export function channelRoutes(serveStaff: ServeStaff, { propose, channels }: Deps): void {
  const isKnown = (name: string): boolean => channels.all.some((channel) => channel.name === name)

  serveStaff(listOfficeChannels, async ({ tx, now }) => {
    const model = makePaymentsReadModel(tx)
    const [off, marks] = [await makeSwitchStore(tx).off(now), await model.openChannelProposals()]
    const shown = []
    for (const { name, ways } of channels.all) {
      const calls = await model.channelCalls(name, new Date(now.getTime() - HOUR_MS))
      const is = off.find(({ channel }) => channel === name)
      const by = is && (await makeStaffStore(tx).find(is.staffId))
      const mark = marks.find(({ thing }) => thing === `channel:${name}`)
      const answered = calls.filter((call) => call.answered).length
      shown.push({
        channel: name,
        ways: ways.map(({ code }) => code),
        health: channelStatusOf(calls, now),
        answered,
        silent: calls.length - answered,
        off: is
          ? {
              since: is.since.toISOString(),
              by: by?.name ?? '',
              why: is.why,
              until: is.until?.toISOString() ?? null,
            }
          : null,
        proposal: mark ? markOf(mark) : null,
      })
    }
    return ok(shown)
  })

  serveStaff(switchChannelOff, async ({ who, tx, params, body, now, sheet }) => {
    const { channel } = params
    sheet.thing = `channel:${channel}`
    sheet.reason = body.why
    if (!isKnown(channel)) return refused('NOT_FOUND')
    const switches = makeSwitchStore(tx)
    if (await switches.isOff(channel, now)) return refused('CONFLICT')
    const until = new Date(now.getTime() + HOUR_MS)
    await switches.switchOff({ channel, since: now, until, staffId: who.staffId, why: body.why })
    // An undecided proposal of an earlier hour is about a switch-off that has already ended.
    const before = await makeProposalStore(tx).openOf(sheet.thing)
    if (before) await makeProposalStore(tx).withdrawOpen(before.id, now)
    const made = await propose(tx, who, { kind: 'CHANNEL_OFF', channel }, { why: body.why }, now)
    sheet.before = { off: false }
    sheet.after = { off: true, until }
    return made
  })

  serveStaff(switchChannelOn, async ({ tx, params, body, now, sheet }) => {
    const { channel } = params
    sheet.thing = `channel:${channel}`
    sheet.reason = body.why
    if (!isKnown(channel)) return refused('NOT_FOUND')
    const wasOff = await makeSwitchStore(tx).switchOn(channel)
    if (!wasOff) return refused('CONFLICT')
    const open = await makeProposalStore(tx).openOf(sheet.thing)
    if (open) await makeProposalStore(tx).withdrawOpen(open.id, now)
    sheet.before = { off: true }
    sheet.after = { off: false }
    return ok({})
  })
}
