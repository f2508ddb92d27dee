import type { Lang } from '#contracts/language.ts'
import type { ThingKind, TicketPriority, TicketService, TicketStatus } from '#contracts/tickets.ts'

export type StoredTicket = {
  readonly id: string
  readonly ticketNo: string
  readonly ownerKey: string
  readonly line: string
  readonly cameBy: 'SIGNED_IN' | 'CODE' | 'PHONE'
  readonly lang: Lang
  readonly service: TicketService
  readonly category: string
  readonly priority: TicketPriority
  readonly status: TicketStatus
  readonly affected: string | null
  readonly contractNo: string | null
  readonly placeId: string | null
  readonly ward: string
  readonly lat: number | null
  readonly lng: number | null
  readonly answers: Readonly<Record<string, string>>
  readonly thingKind: ThingKind | null
  readonly thingId: string | null
  readonly contactBy: 'SMS' | 'CALL' | 'VIBER'
  readonly callDay: string | null
  readonly callSlot: 'AM' | 'PM' | 'EVE' | null
  readonly answerBy: Date | null
  readonly nextAnswerBy: Date | null
  readonly waitingSince: Date | null
  readonly answeredAt: Date | null
  readonly clockAt: Date | null
  readonly resolvedAt: Date | null
  readonly dueAt: Date | null
  readonly takenBy: string | null
  readonly rating: number | null
  readonly ratingComment: string | null
  readonly follows: string | null
  readonly mergedInto: string | null
  readonly incidentId: string | null
  readonly seenAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly version: number
}

export type StoredMessage = {
  readonly id: string
  readonly ticketId: string
  readonly by: 'CUSTOMER' | 'AGENT' | 'SYSTEM' | 'NOTE'
  readonly who: string | null
  readonly text: string
  readonly textTyped: string | null
  readonly textOther: string | null
  readonly at: Date
}

export type StoredStep = {
  readonly ticketId: string
  readonly status: TicketStatus
  readonly who: string | null
  readonly why: string | null
  readonly at: Date
}

/** The reporter: an account with its number, or a number that was proven. */
export type Reporter = {
  readonly ownerKey: string
  /** Owner keys they may see: their own, and that of their number without an account. */
  readonly sees: readonly string[]
  readonly accountId: string | null
  readonly line: string
}

/** Key under which the files of a message are stored. */
export const fileThing = (messageId: string): string => `ticket:${messageId}`
