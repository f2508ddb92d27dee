import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Part } from './month-archive-store.ts'

/** Where parts lie, sealed by whoever keeps them. */
export type Place = {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
}

const LINE_END = 0x0a

export const partName = (id: string, no: number): string => `${id}/part${no}`

export async function putPart(place: Place, name: string, lines: readonly string[]): Promise<void> {
  const text = lines.map((line) => `${line}\n`).join('')
  await place.put(name, await promisify(gzip)(text))
}

type Found = { readonly bytes: Buffer; readonly rows: number; readonly hash: Buffer }

/** Reads what is stored now, not what we believe to have written. */
export async function readPart(place: Place, name: string): Promise<Found> {
  const kept = await place.get(name)
  if (!kept) throw new Error(`${name} is not there`)
  const bytes = await promisify(gunzip)(kept)
  let rows = 0
  for (const byte of bytes) if (byte === LINE_END) rows += 1
  return { bytes, rows, hash: createHash('sha256').update(bytes).digest() }
}

/** A part as it was written, or an error: an archive with a missing part is worthless. */
export async function provenPart(place: Place, id: string, { no, rows, hash }: Part): Promise<Buffer> {
  const name = partName(id, no)
  const found = await readPart(place, name)
  if (found.rows !== rows || !found.hash.equals(hash)) throw new Error(`${name} is not what was written`)
  return found.bytes
}
