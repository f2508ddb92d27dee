import { describe, expect, it } from 'vitest'
import { fieldsOf, valueOf } from './rule-fields.tsx'

const rule = { percent: 5, name: 'tax', steps: [1, 2], on: true }

describe('a rule as fields', () => {
  it('goes into fields and comes back the same', () => {
    expect(valueOf(rule, fieldsOf(rule))).toEqual(rule)
  })

  it('takes what was typed, each part of the type that it had', () => {
    expect(valueOf(rule, { ...fieldsOf(rule), value_percent: '7', value_name: '12' })).toEqual({
      ...rule,
      percent: 7,
      name: '12',
    })
  })

  it('sends what is no number as it is: the server refuses it by name', () => {
    expect(valueOf({ percent: 5 }, { value_percent: 'many' })).toEqual({ percent: 'many' })
  })
})
