import { maskMsisdn, parseMsisdn } from '#contracts/msisdn.ts'

/** Long enough to be a number, in any of the digits and with any of the blanks people write it with. */
const LIKE_A_NUMBER = /\+?[0-9\u1040-\u1049](?:[\s().-]{0,2}[0-9\u1040-\u1049]){6,14}/g

/** Every mobile number in the text but the own one has its middle hidden, whoever wrote it and wherever it stands. */
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
