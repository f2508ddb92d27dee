/** CRC-16/CCITT-FALSE with a table; the adapter calculates it bit by bit. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 8
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000 ? (value << 1) ^ 0x1021 : value << 1
  return value & 0xffff
})

const crcOf = (text: string): string =>
  Buffer.from(text, 'utf8')
    .reduce((crc, byte) => ((crc << 8) ^ (TABLE[((crc >> 8) ^ byte) & 0xff] ?? 0)) & 0xffff, 0xffff)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0')

const field = (tag: string, value: string): string =>
  tag + String(Array.from(value).length).padStart(2, '0') + value

/** A national QR code with a Burmese name in it: lengths count characters, the checksum counts bytes. */
export function makeQr(merchant: string, reference: string, amountKyat: number): string {
  const account = field('00', 'com.mmqrpay.www') + field('01', merchant) + field('02', '00000001')
  const text =
    field('00', '01') +
    field('01', '12') +
    field('26', account) +
    field('52', '4814') +
    field('53', '104') +
    field('54', `${amountKyat}.00`) +
    field('58', 'MM') +
    field('59', 'Shop') +
    field('60', 'Yangon') +
    field('62', field('01', reference)) +
    field('64', field('00', 'MY') + field('01', 'ဆိုင်')) +
    '6304'
  return text + crcOf(text)
}
