import { parseKyat } from '#contracts/money.ts'

const MYANMAR_KYAT = '104'
const CRC_LENGTH = 4

/** CRC-16/CCITT-FALSE over the UTF-8 bytes. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(CRC_LENGTH, '0')
}

/** Tag, length, value; lengths count characters, not bytes. Null when incomplete. */
function readFields(payload: string): ReadonlyMap<string, string> | null {
  const letters = Array.from(payload)
  const fields = new Map<string, string>()
  for (let at = 0; at < letters.length;) {
    const head = letters.slice(at, at + 4).join('')
    if (!/^\d{4}$/.test(head)) return null
    const length = Number(head.slice(2))
    const value = letters.slice(at + 4, at + 4 + length)
    if (value.length < length || fields.has(head.slice(0, 2))) return null
    fields.set(head.slice(0, 2), value.join(''))
    at += 4 + length
  }
  return fields
}

/** Null when it may be shown: complete, in kyat, for Myanmar and this amount. Otherwise what is wrong. */
export function qrProblem(payload: string, amountKyat: number): string | null {
  const fields = readFields(payload)
  if (!fields) return 'NOT_WHOLE'
  if (payload.slice(-8, -4) !== '6304' || crc16(payload.slice(0, -4)) !== payload.slice(-4).toUpperCase())
    return 'CRC'
  if (fields.get('53') !== MYANMAR_KYAT) return 'CURRENCY'
  if (fields.get('58') !== 'MM') return 'COUNTRY'
  return parseKyat(fields.get('54') ?? '') === amountKyat ? null : 'AMOUNT'
}
