import { describe } from 'vitest'
import { channelContract } from './channel.contract.ts'
import { fakeChannel } from './channel.fake.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { systemClock } from '#platform/clock/clock.ts'

describe('the channel of the tests', () => {
  channelContract(async () => {
    const fake = fakeChannel()
    const other = fakeChannel({ name: 'other' })
    return {
      channel: fake.channel,
      way: 'FAKE',
      pay: async (reference) => void fake.pay(reference),
      refuse: async (reference) => fake.set(reference, 'REFUSED'),
      notice: async (reference, said) => fake.notice(reference, said),
      strangerNotice: async (reference) => other.notice(reference),
      reflected: async (reference) => ({
        contentType: 'application/json',
        body: Buffer.from(JSON.stringify({ reference, amountKyat: 10_000 })),
      }),
      setDown: async (isDown) => fake.goWrong(isDown ? 'DOWN' : 'NONE'),
      settlement: async () =>
        fake.settlement(
          yangonDayKey(systemClock.now()),
          Array.from(fake.deals, ([reference, { providerRef, amountKyat }]) => ({
            kind: 'PAYMENT' as const,
            reference,
            providerRef,
            amountKyat,
          })),
        ),
    }
  })
})
