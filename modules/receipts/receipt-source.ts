import type { Lang } from '#contracts/language.ts'
import type { Receipt } from '#contracts/receipts.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { ReceiptContent } from './receipt-sheet.ts'

export type ReceiptAsked = { readonly id: string; readonly who: AnySession; readonly lang: Lang }

/** A kind of thing that gets receipts. Ids of all sources are version 7 UUIDs, so a number leads to one source at most. */
export type ReceiptSource = {
  /** What anybody with the receipt may learn; null when the id is not of this source, or nothing was done. */
  verify(id: string): Promise<Receipt | null>
  /** For the owner; null for anybody else, or when there is none. */
  content(asked: ReceiptAsked): Promise<ReceiptContent | null>
}
