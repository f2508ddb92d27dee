import { makeCardChannel } from '#adapters/pay-2c2p/card-channel.ts'
import { makeKbzChannel } from '#adapters/pay-kbz/kbz-channel.ts'
import { SIMULATED_CARD, SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import type { Channel } from '#modules/payments/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { namesAKeyTwice } from '#platform/http/duplicate-keys.ts'
import type { Count, Fault, Size } from './fault.ts'
import { cardForgeries, kbzForgeries, type Forgery } from './payments/forgeries.ts'

const MUCH: Record<Size, number> = { ci: 1_000, full: 50_000 }
const NOWHERE = 'http://127.0.0.1:1'

const kbz = makeKbzChannel({
  clock: systemClock,
  settings: {
    ...SIMULATED_KBZ,
    url: NOWHERE,
    refundUrl: NOWHERE,
    pageUrl: NOWHERE,
    appLink: null,
    certificate: null,
    refundsWithout: true,
    settlementUrl: null,
  },
})
const card = makeCardChannel({ settings: { ...SIMULATED_CARD, url: NOWHERE, settlementUrl: null } })

type Reader = (channel: Channel, forgery: Forgery) => Promise<boolean>

/** Read in the same way as by the API and the channel. */
const believed: Reader = async (channel, { body }) => {
  try {
    JSON.parse(body)
  } catch {
    return false
  }
  if (namesAKeyTwice(body)) return false
  const read = await channel.readNotice({ contentType: 'application/json', body: Buffer.from(body) })
  return read.is === 'TRUE' && read.said === 'PAID'
}

/** Trusts any content, like an integration that verifies nothing. */
const credulous: Reader = async (_, { body }) => {
  try {
    const said = JSON.parse(body) as { Request?: { trade_status?: string }; payload?: string }
    if (said.payload === undefined) return said.Request?.trade_status === 'PAY_SUCCESS'
    const claims = Buffer.from(said.payload.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(claims) as { respCode?: string }).respCode === '0000'
  } catch {
    return false
  }
}

async function forged(much: number, read: Reader): Promise<Count> {
  let [tried, bad] = [0, 0]
  for (let round = 0; tried < much; round += 1) {
    for (const [channel, forgeries] of [
      [kbz, kbzForgeries(round)],
      [card, cardForgeries(round)],
    ] as const)
      for (const forgery of forgeries) {
        tried += 1
        if (await read(channel, forgery)) bad += 1
      }
  }
  return { tried, bad }
}

export const faults: readonly Fault[] = [
  {
    name: 'payments.forged',
    bar: 0,
    attack: (size) => forged(MUCH[size], believed),
    control: () => forged(100, credulous),
  },
]
