import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { maskMsisdn, parseMsisdn } from '#contracts/msisdn.ts'
import { moveIdOfReceipt } from '#contracts/receipt-no.ts'
import type { Found } from '#contracts/staff/record.ts'
import type { Tx } from '#platform/db/database.ts'
import { makeLookUpReadModel, type Hit } from './look-up-read-model.ts'
import { makeRecordStore } from './record-store.ts'

type Found = z.infer<typeof Found>

const ORDER_NO = /^[A-Z]{1,3}-\d{8,}-\d$/i
const REFERENCE = /^C-\d{6}-[2-9A-Z]{6}$/i
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The shape of the text decides what it is searched as; nothing is guessed. */
async function hitsFor(tx: Tx, text: string): Promise<Hit[]> {
  const model = makeLookUpReadModel(tx)
  if (ORDER_NO.test(text)) return model.byOrder(text.toUpperCase())
  if (REFERENCE.test(text)) return model.byMessage(text.toUpperCase())
  if (UUID.test(text)) return model.byId(text.toLowerCase())
  const receipt = moveIdOfReceipt(text)
  if (receipt !== null) return (await model.byId(receipt)).map((hit) => ({ ...hit, by: 'RECEIPT' }))
  const number = parseMsisdn(text)
  return number !== null && (await model.isKnown(number)) ? [{ by: 'NUMBER', line: number }] : []
}

/** The customers found, as anonymous ids. */
export async function lookUp(tx: Tx, staffId: string, text: string, now: Date): Promise<Found[]> {
  const store = makeRecordStore(tx)
  const found: Found[] = []
  for (const { by, line, paymentId = null, moveId = null, messageId = null } of await hitsFor(tx, text)) {
    const open = await store.openOf(staffId, line, now)
    const recordId = open?.id ?? randomUUID()
    if (!open) await store.found({ id: recordId, staffId, line, by, messageId, now })
    const openUntil = open?.until.toISOString() ?? null
    found.push({ recordId, by, number: maskMsisdn(line), paymentId, moveId, messageId, openUntil })
  }
  return found
}
