import { dialHref } from '../../navigation/dial.ts'

/** Numbers and e-mail addresses can be tapped; a street cannot. */
export function addressLink(address: string): string | null {
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return `mailto:${address}`
  return /^\+?[0-9 ]{3,}$/.test(address) ? dialHref(address) : null
}
