import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { putType, readTypes, StoredType } from '#modules/applications/index.ts'
import type { Database, Tx } from '#platform/db/database.ts'

const FILE = join(import.meta.dirname, 'catalogue', 'application-types.json')

/** What can be applied for. A second run changes nothing. */
export async function seedApplications(tx: Database | Tx): Promise<void> {
  const known = await readTypes(tx)
  for (const wanted of z.array(StoredType).parse(JSON.parse(readFileSync(FILE, 'utf8')))) {
    const before = known.find(({ code }) => code === wanted.code)
    if (!isDeepStrictEqual(before, wanted)) await putType(tx, wanted)
  }
}
