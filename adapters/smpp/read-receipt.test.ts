import smpp, { type Pdu } from 'smpp'
import { describe, expect, it } from 'vitest'
import { readReceipt } from './read-receipt.ts'

const RECEIPT = 0x04
const text = (id: string, stat: string) =>
  `id:${id} sub:001 dlvrd:001 submit date:2611151000 done date:2611151000 stat:${stat} err:000 text:`
/** Through bytes and back, as it comes from the wire. */
const arrived = (fields: object): Pdu =>
  new smpp.PDU(
    new smpp.PDU('deliver_sm', { source_addr: '959691234567', destination_addr: 'Us', ...fields }).toBuffer(),
  )

describe('the final word on a message', () => {
  it.each([
    [
      'in words',
      { short_message: text('abc', 'DELIVRD') },
      { centreId: 'abc', outcome: 'DELIVERED', recipient: '959691234567' },
    ],
    [
      'in fields',
      { receipted_message_id: 'abc', message_state: 2 },
      { centreId: 'abc', outcome: 'DELIVERED', recipient: '959691234567' },
    ],
    [
      'in both',
      { short_message: text('abc', 'UNDELIV'), receipted_message_id: 'abc', message_state: 5 },
      { centreId: 'abc', outcome: 'FAILED', recipient: '959691234567' },
    ],
    [
      'with the numbers turned round',
      { source_addr: 'Us', destination_addr: '+959691234567', short_message: text('abc', 'DELIVRD') },
      { centreId: 'abc', outcome: 'DELIVERED', recipient: '959691234567' },
    ],
    [
      'too late',
      { short_message: text('9', 'EXPIRED') },
      { centreId: '9', outcome: 'EXPIRED', recipient: '959691234567' },
    ],
    [
      'rejected',
      { short_message: text('9', 'REJECTD') },
      { centreId: '9', outcome: 'FAILED', recipient: '959691234567' },
    ],
    [
      'deleted',
      { short_message: text('9', 'DELETED') },
      { centreId: '9', outcome: 'FAILED', recipient: '959691234567' },
    ],
  ])('%s', (_, fields, receipt) => {
    expect(readReceipt(arrived({ esm_class: RECEIPT, ...fields }))).toEqual(receipt)
  })
})

describe('no word, or none to believe', () => {
  it.each([
    ['a message from a phone', { esm_class: 0, short_message: text('abc', 'DELIVRD') }],
    ['still under way', { esm_class: RECEIPT, short_message: text('abc', 'ENROUTE') }],
    ['accepted is not delivered', { esm_class: RECEIPT, short_message: text('abc', 'ACCEPTD') }],
    ['two ids', { esm_class: RECEIPT, short_message: text('abc', 'DELIVRD'), receipted_message_id: 'xyz' }],
    ['two outcomes', { esm_class: RECEIPT, short_message: text('abc', 'DELIVRD'), message_state: 5 }],
    [
      'a field that says "under way"',
      { esm_class: RECEIPT, short_message: text('abc', 'DELIVRD'), message_state: 1 },
    ],
    ['no id', { esm_class: RECEIPT, short_message: 'stat:DELIVRD' }],
    ['an id that is too long', { esm_class: RECEIPT, short_message: text('a'.repeat(65), 'DELIVRD') }],
    ['no outcome', { esm_class: RECEIPT, short_message: 'id:abc' }],
    ['nothing', { esm_class: RECEIPT }],
    ['no number', { esm_class: RECEIPT, source_addr: 'x', short_message: text('abc', 'DELIVRD') }],
    [
      'a field that is no id',
      { esm_class: RECEIPT, short_message: text('abc', 'DELIVRD'), receipted_message_id: 'a b' },
    ],
  ])('%s', (_, fields) => {
    expect(readReceipt(arrived(fields))).toBeNull()
  })
})
