import { formatInteger } from './formats.ts'

const MEGABYTES_PER_GIGABYTE = 1024

/** `2.6 GB` of 2,662 MB: at a glance, and never more than there is. What was promised is written out by `formatMegabytes`. */
export function formatDataLeft(megabytes: number): string {
  if (megabytes < MEGABYTES_PER_GIGABYTE) return `${formatInteger(megabytes)} MB`
  const tenths = Math.floor((megabytes / MEGABYTES_PER_GIGABYTE) * 10)
  const rest = tenths % 10
  return `${formatInteger(Math.floor(tenths / 10))}${rest === 0 ? '' : `.${rest}`} GB`
}
