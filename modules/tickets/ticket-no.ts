import { yangonDayKey } from '#language/yangon-day.ts'
import { luhn } from '#modules/payments/index.ts'

/** `H-26111600042-3`: the day, a sequence and a digit by which a wrong one is seen. */
export function ticketNo(sequence: number, now: Date): string {
  const digits = yangonDayKey(now).slice(2).replaceAll('-', '') + String(sequence).padStart(5, '0')
  return `H-${digits}-${luhn(digits)}`
}

/** As somebody types it: any case, with blanks or without its hyphens. Null when it can be none. */
export function readTicketNo(typed: string): string | null {
  const [, digits, check] = /^H?(\d{11,15})(\d)$/.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? []
  return digits !== undefined && luhn(digits) === Number(check) ? `H-${digits}-${check}` : null
}
