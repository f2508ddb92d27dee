import type { Vault } from './archive-months.ts'
import type { Database } from './database.ts'
import { makeMonthArchiveStore } from './month-archive-store.ts'
import { provenPart } from './month-parts.ts'

type Deps = { readonly db: Database; readonly vault: Vault }

/** The rows of an archived month, one JSON object a line, part by part; each part is proven before it is given out. */
export async function* readMonth({ db, vault }: Deps, parent: string, month: string): AsyncGenerator<Buffer> {
  const store = makeMonthArchiveStore(db)
  const archive = await store.find(parent, month)
  if (!archive?.keySealed) throw new Error(`there is no archive of ${parent} of ${month}`)
  const place = vault.open(archive.id, archive.keySealed)
  for (const part of await store.parts(archive.id)) yield await provenPart(place, archive.id, part)
}
