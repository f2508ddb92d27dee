import { describe, expect, it } from 'vitest'
import { brand } from '#brand'
import { relativeTime, submitFields } from './submit-fields.ts'

const sms = { to: '959691234567', text: '123456 is your code', validForSeconds: 180, urgent: true }

describe('how a message is written', () => {
  it('to a number of the world, from our name, with a receipt and the life of the code', () => {
    expect(submitFields(sms)).toMatchObject({
      destination_addr: '959691234567',
      dest_addr_ton: 1,
      source_addr: brand.name.en,
      source_addr_ton: 5,
      registered_delivery: 1,
      validity_period: '000000000300',
      priority_flag: 2,
    })
  })

  it('seven bits where they suffice, UCS-2 otherwise', () => {
    expect(submitFields(sms)).toMatchObject({ data_coding: 0, short_message: Buffer.from(sms.text) })
    const burmese = submitFields({ ...sms, text: 'ကုဒ် 1' })
    expect(burmese.data_coding).toBe(8)
    expect(burmese.short_message.swap16().toString('utf16le')).toBe('ကုဒ် 1')
  })

  it('a second part is refused', () => {
    expect(() => submitFields({ ...sms, text: 'က'.repeat(71) })).toThrow(RangeError)
  })

  it.each([
    [0.4, '000000000001'],
    [59.9, '000000000059'],
    [3_661, '000000010101'],
    [172_800, '000002000000'],
  ])('%s seconds from now', (seconds, written) => {
    expect(relativeTime(seconds)).toBe(written)
  })
})
