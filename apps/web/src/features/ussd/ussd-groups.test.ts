import { describe, expect, it } from 'vitest'
import type { UssdCode } from '#contracts/ussd.ts'
import { readings } from '#language/zawgyi.ts'
import { byGroup, findCodes, isDialable } from './ussd-groups.ts'

const code = (text: string, group: UssdCode['group'], title: string, titleMm: string): UssdCode => ({
  id: text,
  code: text,
  group,
  title,
  titleMm,
  steps: 'Dial and read the answer.',
  stepsMm: 'နှိပ်ပြီး အဖြေကို ဖတ်ပါ။',
  cost: 0,
})

const ALL = [
  code('*979#', 'HELP', 'Main menu', 'ပင်မမီနူး'),
  code('*124#', 'BALANCE', 'Main balance', 'ပင်မလက်ကျန်ငွေ'),
  code('*123*PIN#', 'TOPUP', 'Top up with a card', 'ငွေဖြည့်ကတ်'),
]
const find = (...words: string[]) => findCodes(ALL, words).map(({ id }) => id)

describe('the list of codes', () => {
  it('stands in groups, in the order people need them', () => {
    expect(byGroup(ALL).map(({ group }) => group)).toEqual(['BALANCE', 'TOPUP', 'HELP'])
  })

  it('is found by words in both languages, also in Zawgyi', () => {
    expect(find('main')).toEqual(['*979#', '*124#'])
    expect(find('လက်ကျန်ငွေ')).toEqual(['*124#'])
    expect(find(...readings('လက္က်န္ေငြ'))).toEqual(['*124#'])
  })

  it('is found by the signs of the code, in any digits', () => {
    expect(find('124')).toEqual(['*124#'])
    expect(find('*၁၂')).toEqual(['*124#', '*123*PIN#'])
    expect(find('*123*PIN#')).toEqual(['*123*PIN#'])
  })

  it('a code with a place to fill in is not dialled', () => {
    expect(ALL.map((one) => isDialable(one.code))).toEqual([true, true, false])
  })
})
