const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = /^(.{8})(.{6})(.{6})(.{6})$/

/** A move's id as people read it aloud: 26 letters without look-alikes, in four groups. */
export function receiptNo(moveId: string): string {
  let rest = BigInt(`0x${moveId.replaceAll('-', '')}`)
  let text = ''
  for (let at = 0; at < 26; at += 1) {
    text = LETTERS.charAt(Number(rest % 32n)) + text
    rest /= 32n
  }
  return text.replace(GROUPS, '$1-$2-$3-$4')
}

/** Null when it cannot be one. I and L are read as 1, O as 0. */
export function moveIdOfReceipt(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll('-', '').replace(/[IL]/g, '1').replaceAll('O', '0')
  if (letters.length !== 26) return null
  let value = 0n
  for (const letter of letters) {
    const digit = LETTERS.indexOf(letter)
    if (digit < 0) return null
    value = value * 32n + BigInt(digit)
  }
  const hex = value.toString(16).padStart(32, '0')
  if (hex.length !== 32) return null
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
