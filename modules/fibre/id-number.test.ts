import { expect, it } from 'vitest'
import { makeIdSeal, readIdNumber } from './id-number.ts'

const seal = makeIdSeal('7c'.repeat(32))
const nrc = (number: string) => readIdNumber({ kind: 'NRC', number })

it('a number is sealed for its order, tagged alike however it was typed, and shown with its middle hidden', () => {
  const [latin, burmese] = [nrc('12/OuKaMa(N)123456'), nrc('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆')]
  if (!latin || !burmese) throw new Error('not read')
  const sealed = seal.seal('order-1', latin)
  expect(sealed.sealed.includes('123456')).toBe(false)
  expect(sealed.tag.equals(seal.tag(burmese))).toBe(true)
  expect(sealed.shown).toBe('12/OUKAMA(N)•••456')
  expect(seal.open('order-1', sealed.sealed)).toBe('12/OUKAMA(N)123456')
  expect(() => seal.open('order-2', sealed.sealed)).toThrow(/authenticate|state/)
  expect(makeIdSeal('8d'.repeat(32)).tag(latin).equals(sealed.tag)).toBe(false)
})

it('what is no number of its kind is not read', () => {
  expect(nrc('hello')).toBeNull()
  expect(readIdNumber({ kind: 'E_ID', number: '123' })).toBeNull()
  expect(readIdNumber({ kind: 'PASSPORT', number: 'mb123456' })?.shown).toBe('•••456')
})
