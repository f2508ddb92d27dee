import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Offer } from '#modules/packages/index.ts'
import type { Tx } from '#platform/db/database.ts'
import type { RowMark } from '#platform/db/update-from.ts'
import type { Part } from '#platform/db/part.ts'

/** What decides whether this line gets the offer: whether it had it before, and whether a piece is left. */
export type OfferSeen = { readonly used: boolean; readonly piece: number | null }

/** Where there is nothing to look up. */
export const NO_OFFER_SEEN: OfferSeen = { used: false, piece: null }
const Raw = z.object({ used: z.boolean(), piece: z.nullable(z.int()) })

/** An offer that everybody may have any number of times needs no look-up. */
const needsLook = (offer: Offer | null): offer is Offer =>
  offer !== null && (offer.oncePerLine || offer.limited)

/** Read after the line's lock was taken, even where the same statement takes it. */
export const offerPart = (offer: Offer | null, line: string, now: Date): Part<OfferSeen> =>
  needsLook(offer)
    ? {
        sql: sql`package_offer_look(${offer.code}, ${line}, ${offer.oncePerLine}, ${offer.limited}, ${now})`,
        read: (raw) => Raw.parse(raw),
      }
    : { sql: sql`null::jsonb`, read: () => NO_OFFER_SEEN }

/** The same in a statement of its own, for whoever holds the lock already. */
export async function offerBefore(tx: Tx, offer: Offer | null, line: string, now: Date): Promise<OfferSeen> {
  if (!needsLook(offer)) return NO_OFFER_SEEN
  const part = offerPart(offer, line, now)
  const { rows } = await sql<{ seen: unknown }>`select ${part.sql} as seen`.execute(tx)
  return part.read(rows[0]?.seen)
}

type Taken = { readonly code: string; readonly piece: number | null }

/** The piece that the look-up locked, now taken by the move. */
export const pieceMark = ({ code, piece }: Taken, moveId: string): readonly RowMark[] =>
  piece === null ? [] : [{ table: 'package_offer_piece', set: { move_id: moveId }, where: { code, piece } }]

export async function takePiece(tx: Tx, { code, piece }: Taken, moveId: string): Promise<void> {
  if (piece === null) return
  await tx
    .updateTable('package_offer_piece')
    .set({ move_id: moveId })
    .where('code', '=', code)
    .where('piece', '=', piece)
    .execute()
}

/** A purchase that is undone, or came to nothing, has taken no piece. */
export async function returnPiece(tx: Tx, code: string, moveId: string): Promise<void> {
  await sql`select package_offer_return(${code}, ${moveId})`.execute(tx)
}
