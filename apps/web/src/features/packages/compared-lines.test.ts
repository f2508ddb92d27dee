import { describe, expect, it } from 'vitest'
import type { VasPackage } from '#contracts/packages.ts'
import type { Translate } from '../../i18n/use-words.ts'
import { comparedLines } from './compared-lines.ts'

const t: Translate = (key) => key

const aPackage = (more: Partial<VasPackage>) =>
  ({
    id: 'A',
    price: 999,
    allowances: [{ unit: 'MB', value: 750, scope: 'ANY' }],
    validity: { value: 7, unit: 'DAY', endsAtMidnight: true },
    unitPrice: { perMb: 1.3, perDay: 142.7 },
    autoRenewable: true,
    overlap: 'STACK_EXTEND',
    channels: { ussd: '*1#', smsKeyword: null, smsTo: null },
    ...more,
  }) as VasPackage

const small = aPackage({})
const large = aPackage({
  id: 'B',
  price: 4999,
  allowances: [{ unit: 'MB', value: 5120, scope: 'ANY' }],
  unitPrice: { perMb: 1, perDay: 166.6 },
  channels: { ussd: null, smsKeyword: null, smsTo: null },
})

const lineOf = (id: string) => comparedLines([small, large], 'en', t).find((line) => line.id === id)

describe('packages side by side', () => {
  it('has a line for each of the ten things people weigh', () => {
    expect(comparedLines([small, large], 'en', t).map(({ id }) => id)).toEqual([
      'price',
      'data',
      'minutes',
      'sms',
      'validity',
      'perMb',
      'perDay',
      'autoRenew',
      'overlap',
      'ussd',
    ])
  })

  it('marks the cheaper price and the larger amount, and nothing where all are the same', () => {
    expect(lineOf('price')?.cells.map(({ best }) => best)).toEqual([true, false])
    expect(lineOf('data')?.cells.map(({ best }) => best)).toEqual([false, true])
    expect(lineOf('perMb')?.cells.map(({ best }) => best)).toEqual([false, true])
    expect(lineOf('validity')?.cells.map(({ best }) => best)).toEqual([false, false])
  })

  it('gives a code to dial only where there is one', () => {
    expect(lineOf('ussd')?.cells).toEqual([
      { packageId: 'A', text: '*1#', best: false, code: '*1#' },
      { packageId: 'B', text: 'packages.none', best: false },
    ])
  })
})
