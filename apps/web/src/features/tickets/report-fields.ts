import { parseMsisdn } from '#contracts/msisdn.ts'
import {
  type CALL_SLOTS,
  type TICKET_CONTACT_WAYS,
  TICKET_TEXT,
  type TicketCategory,
} from '#contracts/tickets.ts'

export type ContactWay = (typeof TICKET_CONTACT_WAYS)[number]
export type CallSlot = (typeof CALL_SLOTS)[number]

export type ReportFields = {
  readonly description: string
  /** The number it is about, as typed; empty: the own or proven one. */
  readonly phone: string
  readonly contractNo: string
  readonly answers: Readonly<Record<string, string>>
  readonly contactBy: ContactWay
  readonly slot: CallSlot
}

/** The text key of what is wrong with each field; questions by `answer.<key>`. */
export type ReportProblems = Readonly<
  Record<
    string,
    'tickets.wrong.short' | 'tickets.wrong.long' | 'identity.phoneWrong' | 'tickets.wrong.missing'
  >
>

export function checkReport(fields: ReportFields, category: TicketCategory): ReportProblems {
  const length = Array.from(fields.description.trim()).length
  const missing = category.fields.filter(({ key, required }) => required && !fields.answers[key]?.trim())
  return {
    ...(fields.phone.trim() && parseMsisdn(fields.phone) === null
      ? { phone: 'identity.phoneWrong' as const }
      : {}),
    ...Object.fromEntries(missing.map(({ key }) => [`answer.${key}`, 'tickets.wrong.missing' as const])),
    ...(length < TICKET_TEXT.min ? { description: 'tickets.wrong.short' as const } : {}),
    ...(length > TICKET_TEXT.max ? { description: 'tickets.wrong.long' as const } : {}),
  }
}

export const fieldId = (name: string) => `ticket-${name.replace('.', '-')}`

/** Only questions of this category: what was answered for another one is left out, and so is what stayed empty. */
export const answersOf = ({ answers }: ReportFields, { fields }: TicketCategory): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const value = answers[key]?.trim()
      return value ? [[key, value]] : []
    }),
  )
