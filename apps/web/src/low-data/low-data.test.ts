import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isLowData, setLowData } from './low-data.ts'

const phone = (saveData: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })

beforeEach(() => localStorage.clear())
afterEach(() => phone(undefined))

describe('low-data mode', () => {
  it('is off until somebody asks for it', () => expect(isLowData()).toBe(false))

  it('follows the data saver of the phone', () => {
    phone(true)
    expect(isLowData()).toBe(true)
  })

  it('the own switch wins in both directions', () => {
    setLowData(true)
    expect(isLowData()).toBe(true)
    phone(true)
    setLowData(false)
    expect(isLowData()).toBe(false)
  })
})
