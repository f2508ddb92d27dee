import { yangonDayKey } from '#language/yangon-day.ts'
import { luhn } from '#modules/payments/index.ts'

/** `H-26111600042-3`: the day, a sequence and a check digit. */
export function ticketNo(sequence: number, now: Date): string {
  const digits = yangonDayKey(now).slice(2).replaceAll('-', '') + String(sequence).padStart(5, '0')
  return `H-${digits}-${luhn(digits)}`
}

/** In any spelling: any case, with spaces or without hyphens. Null when it cannot be one. */
export function readTicketNo(typed: string): string | null {
  const [, digits, check] = /^H?(\d{11,15})(\d)$/.exec(typed.toUpperCase().replace(/[\s-]/g, '')) ?? []
  return digits !== undefined && luhn(digits) === Number(check) ? `H-${digits}-${check}` : null
}
