import fastify from 'fastify'
import { describe, onTestFinished } from 'vitest'
import { makeCardChannel } from '#adapters/pay-2c2p/card-channel.ts'
import { makeKbzChannel } from '#adapters/pay-kbz/kbz-channel.ts'
import { SIMULATED_CARD, SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import type { ChannelUnderTest } from '#modules/payments/channel-under-test.contract.ts'
import { channelContract } from '#modules/payments/channel.contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { makeShop, type SimulatedChannel } from './shop.ts'
import { startPay } from './start-pay.ts'
import { noticeOf } from './tell.ts'
import { settlementFile } from './settlement.ts'

/** The simulator on its own port, with the controls that the channels' contract needs. */
async function simulator() {
  const app = fastify()
  const shop = makeShop()
  startPay(app, shop)
  const sent: string[] = []
  app.addHook('preHandler', async (request) => {
    if (request.method === 'POST') sent.push(JSON.stringify(request.body))
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const json = (body: string) => ({ contentType: 'application/json', body: Buffer.from(body) })
  const dealOf = (reference: string) => {
    const deal = shop.find(reference)
    if (!deal) throw new Error('nobody began it')
    return deal
  }
  const other = (channel: SimulatedChannel): Omit<ChannelUnderTest, 'channel' | 'way'> => ({
    pay: async (reference) => void shop.pay(reference),
    refuse: async (reference) => void shop.refuse(reference),
    notice: async (reference, said) =>
      json(noticeOf({ ...dealOf(reference), state: said === 'PAID' ? 'PAID' : 'REFUSED' })),
    strangerNotice: async (reference) =>
      json(noticeOf(dealOf(reference), 'another key of another shop', '999')),
    reflected: async (reference) =>
      json(sent.findLast((body) => body.includes(reference) || body.includes('payload')) ?? '{}'),
    setDown: async (isDown) => shop.setFault(isDown ? 'DOWN' : 'NONE'),
    settlement: async (day) => Buffer.from(settlementFile(shop, channel, day) ?? ''),
  })
  return { url, other }
}

const patience = { totalMs: 2_000 }

describe('KBZPay at the simulator', () => {
  channelContract(async () => {
    const { url, other } = await simulator()
    const settings = {
      ...SIMULATED_KBZ,
      url: `${url}/pay/kbz`,
      refundUrl: `${url}/pay/kbz/refund`,
      pageUrl: `${url}/pay/kbz/pwa`,
      appLink: null,
      certificate: null,
      refundsWithout: true,
      settlementUrl: `${url}/pay/settlement/kbz`,
    }
    return {
      ...other('kbzpay'),
      channel: makeKbzChannel({ settings, clock: systemClock, patience }),
      way: 'KBZPAY_QR',
    }
  })
})

describe('cards at the simulator', () => {
  channelContract(async () => {
    const { url, other } = await simulator()
    const settings = {
      ...SIMULATED_CARD,
      url: `${url}/pay/card`,
      settlementUrl: `${url}/pay/settlement/card`,
    }
    return { ...other('2c2p'), channel: makeCardChannel({ settings, patience }), way: 'CARD' }
  })
})
