import { describe, expect, it } from 'vitest'
import en from '#i18n/en/receipts.json' with { type: 'json' }
import my from '#i18n/my/receipts.json' with { type: 'json' }
import type { HistoryRow } from '#modules/value/index.ts'
import { moveContent } from './move-content.ts'
import { receiptSheet } from './receipt-sheet.ts'

const row: HistoryRow = {
  moveId: '0192f000-0000-7000-8000-000000000001',
  at: new Date('2026-11-15T02:10:00Z'),
  type: 'PACKAGE',
  status: 'SUCCEEDED',
  product: 'WEEK',
  deltas: [
    { unit: 'MMK', value: -999 },
    { unit: 'MB', value: 3_072 },
    { unit: 'POINT', value: 9 },
  ],
  counterparty: null,
  why: { key: 'purchase', slots: { price: 999, tax: 48 } },
}

const words = { en: { ...en, 'type.PACKAGE': 'Package' }, my }

const sheetOf = (change: Partial<HistoryRow>, lang: 'en' | 'my' = 'en') => {
  const asked = { row: { ...row, ...change }, line: '959697654321', name: 'Week', lang, words }
  const address = 'https://example.com/#/receipt/1'
  return receiptSheet(moveContent(asked), { id: row.moveId, lang, words, address })
}

const factsOf = (change: Partial<HistoryRow>) =>
  Object.fromEntries(sheetOf(change).facts.map(({ name, value }) => [name, value]))

describe('what stands on a receipt', () => {
  it('of a purchase with an offer: the price before and the bonus', () => {
    const why = { key: 'purchase', slots: { price: 799, tax: 38, before: 999, bonusMB: 1_024 } }
    expect(factsOf({ why })).toMatchObject({ [en.before]: '999 Ks', [en.bonus]: '1 GB' })
    expect(factsOf({})).not.toHaveProperty([en.before])
  })

  it('of a purchase: price, tax, what was added, and the own number', () => {
    const sheet = sheetOf({})
    expect(sheet).toMatchObject({ amountName: en.paid, amount: '999 Ks', state: en.done, undone: false })
    expect(factsOf({})).toMatchObject({
      [en.number]: '01JBR000-00E008-000000-000001',
      [en.line]: '09 697 654 321',
      [en.changed]: '3 GB, 9 points',
      [en.tax]: '48 Ks',
    })
    expect(sheetOf({}, 'my')).toMatchObject({ amount: '999 ကျပ်', title: my.title })
  })

  it('of what went to somebody else: their number with its middle hidden, and what was sent', () => {
    const facts = factsOf({
      deltas: [
        { unit: 'MMK', value: -50 },
        { unit: 'MB', value: -500 },
      ],
      counterparty: '959691234567',
    })
    expect(facts).toMatchObject({ [en.to]: '09691•••567', [en.sent]: '500 MB' })
    expect(facts).not.toHaveProperty([en.changed])
  })

  it('of what came from somebody else', () => {
    const deltas = [{ unit: 'MB' as const, value: 500 }]
    expect(factsOf({ deltas, counterparty: '959691234567' })).toMatchObject({ [en.from]: '09691•••567' })
    expect(sheetOf({ deltas })).toMatchObject({ amountName: en.nothingPaid })
  })

  it('of a top-up: what came, which is no refund', () => {
    const deltas = [{ unit: 'MMK' as const, value: 9_523 }]
    expect(sheetOf({ type: 'TOPUP', deltas })).toMatchObject({ amountName: en.toppedUp, amount: '9,523 Ks' })
    expect(sheetOf({ type: 'REFUND', deltas })).toMatchObject({ amountName: en.cameBack })
  })

  it('of what was undone says so', () => {
    expect(sheetOf({ status: 'REVERSED' })).toMatchObject({ state: en.undone, undone: true })
  })

  it('no slot is left open', () => {
    for (const lang of ['en', 'my'] as const) expect(JSON.stringify(sheetOf({}, lang))).not.toContain('{{')
  })
})
