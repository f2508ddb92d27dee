import { isIPv6 } from 'node:net'

/** An IPv6 household or phone owns a whole /64, so that is counted as one; an IPv4 address is counted by itself. */
export function sourceOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - front.length - tail.split(':').filter(Boolean).length
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
