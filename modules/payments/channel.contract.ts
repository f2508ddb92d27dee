import { expect, it } from 'vitest'
import { newMoveId } from '#contracts/move-id.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Channel, RawNotice } from './channel.ts'
import type { ChannelUnderTest } from './channel-under-test.contract.ts'
import { newReference, newRefundNumber } from './references.ts'

const AMOUNT = 10_000

/** The promises of every channel, run against each adapter; what one cannot do it declares in `can`. */
export function channelContract(make: () => Promise<ChannelUnderTest>): void {
  const askOf = (reference: string) => ({ reference, amountKyat: AMOUNT, createdAt: systemClock.now() })

  async function begun() {
    const made = await make()
    const reference = newReference()
    const started = await made.channel.start({
      reference,
      way: made.way,
      amountKyat: AMOUNT,
      expiresAt: new Date(systemClock.now().getTime() + 900_000),
      returnUrl: 'https://site.example/#/top-up',
      noticeUrl: 'https://site.example/notice/x',
    })
    return { ...made, reference, started, ask: () => made.channel.ask(askOf(reference)) }
  }

  const refundOf = (reference: string, providerRef: string, amountKyat = AMOUNT) => ({
    id: newMoveId(systemClock.now().getTime()),
    number: newRefundNumber(),
    reference,
    providerRef,
    paidKyat: AMOUNT,
    amountKyat,
  })

  async function paid() {
    const one = await begun()
    await one.pay(one.reference)
    const asked = await one.ask()
    if (asked.said !== 'PAID') throw new Error(`it says ${asked.said}`)
    return { ...one, providerRef: asked.providerRef }
  }

  it('a payment that is begun says where to pay, and that nobody has', async () => {
    const { started, ask } = await begun()
    expect(started.said).toBe('STARTED')
    expect((await ask()).said).toBe('WAITING')
  })

  it('one that was never begun is not found', async () => {
    const { channel } = await make()
    expect((await channel.ask(askOf(newReference()))).said).toBe('NOT_FOUND')
  })

  it('one that is paid says so with reference, amount, currency, merchant and a name of its own', async () => {
    const { channel, reference, ask, pay } = await begun()
    await pay(reference)
    const asked = await ask()
    expect(asked).toMatchObject({
      said: 'PAID',
      reference,
      amountKyat: AMOUNT,
      currency: 'MMK',
      merchant: channel.merchant,
    })
    expect(asked.said === 'PAID' && asked.providerRef).toBeTruthy()
    expect(await ask()).toMatchObject({ said: 'PAID' })
  })

  it('one that was refused says so', async () => {
    const { reference, ask, refuse } = await begun()
    await refuse(reference)
    expect((await ask()).said).toBe('REFUSED')
  })

  it('closing ends one that nobody paid, and leaves one that somebody did', async () => {
    const { channel, reference, ask } = await begun()
    if (!channel.can.close) return
    expect((await channel.close(askOf(reference))).said).toBe('CLOSED')
    expect((await ask()).said).toBe('CLOSED')
    const other = await paid()
    expect((await other.channel.close(askOf(other.reference))).said).toBe('NOT_CLOSED')
    expect((await other.ask()).said).toBe('PAID')
  })

  it('a silent channel is an exception, never an answer', async () => {
    const { channel, reference, ask, setDown } = await begun()
    await setDown(true)
    await expect(ask()).rejects.toThrow(NoAnswer)
    const closing = channel.can.close ? channel.close(askOf(reference)) : Promise.reject(new NoAnswer())
    await expect(closing).rejects.toThrow(NoAnswer)
    await setDown(false)
    expect((await ask()).said).toBe('WAITING')
  })

  it('a notice of its own is read, as often as one likes and without asking anybody', async () => {
    const { channel, reference, notice, pay } = await begun()
    await pay(reference)
    const raw = await notice(reference, 'PAID')
    for (let time = 0; time < 2; time += 1)
      expect(await channel.readNotice(raw)).toEqual({ is: 'TRUE', reference, said: 'PAID' })
  })

  it('a notice that somebody else wrote, changed or sent back to us is none', async () => {
    const { channel, reference, notice, pay, strangerNotice, reflected } = await begun()
    await pay(reference)
    const raw = await notice(reference, 'PAID')
    for (const wrong of [...changed(raw), await strangerNotice(reference), await reflected(reference)])
      expect([wrong.body.toString().slice(0, 400), await isBelieved(channel, wrong, reference)]).toEqual([
        wrong.body.toString().slice(0, 400),
        false,
      ])
  })

  it('what was paid goes back once for a number, never more than was paid, and never of what nobody paid', async () => {
    const { channel, reference, providerRef } = await paid()
    if (!channel.can.refund) return
    const order = refundOf(reference, providerRef)
    expect(['DONE', 'ON_ITS_WAY']).toContain((await channel.refund(order)).said)
    expect(['DONE', 'ON_ITS_WAY']).toContain((await channel.refund(order)).said)
    expect((await channel.refund(refundOf(reference, providerRef, 1))).said).toBe('REFUSED')
    const unpaid = await begun()
    expect((await unpaid.channel.refund(refundOf(unpaid.reference, 'none'))).said).toBe('REFUSED')
    if (!channel.can.askRefund) return
    expect(['DONE', 'ON_ITS_WAY']).toContain((await channel.askRefund(order)).said)
    expect((await channel.askRefund(refundOf(reference, providerRef))).said).toBe('NOT_FOUND')
  })

  it('in parts, where it can', async () => {
    const { channel, reference, providerRef } = await paid()
    if (!channel.can.partialRefund) return
    expect(['DONE', 'ON_ITS_WAY']).toContain(
      (await channel.refund(refundOf(reference, providerRef, 4_000))).said,
    )
    expect(['DONE', 'ON_ITS_WAY']).toContain(
      (await channel.refund(refundOf(reference, providerRef, 6_000))).said,
    )
    expect((await channel.refund(refundOf(reference, providerRef, 1))).said).toBe('REFUSED')
  })

  it('a file of the day names what was paid; one that is not whole is not read', async () => {
    const { channel, reference, providerRef, settlement } = await paid()
    if (!channel.can.settlement) return
    const day = yangonDayKey(systemClock.now())
    const read = channel.readSettlement(await settlement(day))
    expect(read).toMatchObject({ ok: true, day, merchant: channel.merchant })
    expect(read.ok && read.lines).toContainEqual({
      kind: 'PAYMENT',
      reference,
      providerRef,
      amountKyat: AMOUNT,
    })
    expect(channel.readSettlement(Buffer.from('no file')).ok).toBe(false)
  })
}

const isBelieved = async (channel: Channel, raw: RawNotice, reference: string): Promise<boolean> => {
  const read = await channel.readNotice(raw)
  return read.is === 'TRUE' && read.said === 'PAID' && read.reference === reference
}

/** Truncated, without its end, with another reference, an extra digit, or one changed letter of the signature. */
function* changed({ contentType, body }: RawNotice): Iterable<RawNotice> {
  const text = body.toString()
  yield { contentType, body: Buffer.alloc(0) }
  yield { contentType, body: Buffer.from('{}') }
  yield { contentType, body: body.subarray(0, -8) }
  const step = Math.max(1, Math.floor(text.length / 60))
  for (let at = 0; at < text.length; at += step) {
    const letter = text.charAt(at)
    if (!/[0-9A-Za-z]/.test(letter)) continue
    const other = letter === '1' ? '2' : letter === 'a' ? 'b' : /\d/.test(letter) ? '1' : 'a'
    yield { contentType, body: Buffer.from(text.slice(0, at) + other + text.slice(at + 1)) }
  }
}
