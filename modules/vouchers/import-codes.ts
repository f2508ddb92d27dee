import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/db/database.ts'
import { makeCodeImportStore } from './code-import-store.ts'
import type { VoucherSeal } from './voucher-seal.ts'

export type Imported = {
  readonly added: number
  /** Positions in the list, from 1, of codes that this merchant has delivered before, or twice in this list. */
  readonly doubles: readonly number[]
}

const AT_ONCE = 1_000

/** A merchant's codes, encrypted before they reach the database. Known codes are left unchanged. */
export async function importCodes(
  tx: Tx,
  seal: VoucherSeal,
  { voucherId, merchantId }: { readonly voucherId: string; readonly merchantId: string },
  codes: readonly string[],
): Promise<Imported> {
  const store = makeCodeImportStore(tx)
  const doubles: number[] = []
  for (let from = 0; from < codes.length; from += AT_ONCE) {
    const piece = codes.slice(from, from + AT_ONCE).map((code, place) => {
      const id = randomUUID()
      const [tag, ...older] = seal.codeTags(merchantId, code)
      return { place: from + place + 1, id, sealed: seal.seal(id, code), tag, older }
    })
    // The table itself refuses a duplicate under the newest key; older keys have to be searched.
    const known = await store.known(piece.flatMap(({ older }) => older))
    const fresh = piece.filter(({ older }) => !older.some((tag) => known.has(tag.toString('hex'))))
    const added = await store.add(voucherId, fresh)
    doubles.push(...piece.filter(({ id }) => !added.has(id)).map(({ place }) => place))
  }
  return { added: codes.length - doubles.length, doubles }
}
