import type { Lang } from '#contracts/language.ts'
import type { Receipt } from '#contracts/receipts.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { ReceiptContent } from './receipt-sheet.ts'

export type ReceiptAsked = { readonly id: string; readonly who: AnySession; readonly lang: Lang }

/** Something that receipts are given for. Ids of all sources are version 7 UUIDs, so a number leads to one of them. */
export type ReceiptSource = {
  /** What whoever holds the paper may be told; null when it is none of this source's, or did not happen. */
  verify(id: string): Promise<Receipt | null>
  /** For its owner; null for anybody else, and where there is none. */
  content(asked: ReceiptAsked): Promise<ReceiptContent | null>
}
