import { maskMsisdn, parseMsisdn } from '#contracts/msisdn.ts'

/** Long enough to be a number, in any digits and with any spacing people use. */
const LIKE_A_NUMBER = /\+?[0-9\u1040-\u1049](?:[\s().-]{0,2}[0-9\u1040-\u1049]){6,14}/g

/** Masks the middle of every mobile number in the text except the owner's. */
export const hideNumbers = (text: string, own: string): string =>
  text.replace(LIKE_A_NUMBER, (found) => {
    const number = parseMsisdn(found)
    return number === null || number === own ? found : maskMsisdn(number)
  })

/** The same for all texts inside a value. */
export function hideNumbersIn(value: unknown, own: string): unknown {
  if (typeof value === 'string') return hideNumbers(value, own)
  if (Array.isArray(value)) return value.map((one) => hideNumbersIn(one, own))
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hideNumbersIn(one, own)]))
}
