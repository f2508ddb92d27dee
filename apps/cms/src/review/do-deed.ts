import { initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import { normal } from '../burmese/zawgyi.ts'
import { partOf } from './guard-stage.ts'
import { addNote } from './note-store.ts'
import { personOf } from './person.ts'
import { refuse } from '../words/refuse.ts'
import { type Deed, DEEDS, refusalOf, stageOf } from './stages.ts'
import { inTransaction, transactionOf } from './transaction.ts'

type Doc = Record<string, unknown> & { updatedAt?: string }

export const newestOf = (req: PayloadRequest, collection: string, id: number): Promise<Doc> =>
  req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  }) as unknown as Promise<Doc>

/** One step of the way: judged, done and noted in one transaction. */
export async function doDeed(
  req: PayloadRequest,
  collection: string,
  id: number,
  { deed, words }: { deed: Deed; words: string },
): Promise<void> {
  const person = personOf(req)
  const doc = await newestOf(req, collection, id)
  const isWriter = person !== null && Number(doc['writerId']) === person.id
  const refusal = refusalOf(deed, { stage: stageOf(doc['stage']), role: roleOf(req), isWriter })
  if (!person || refusal) throw refuse(req, 403, refusal ?? 'notYours')
  const text = normal(words).trim()
  if (!text && 'wordsNeeded' in DEEDS[deed]) throw refuse(req, 403, 'wordsNeeded')
  // What nobody could publish is not shown to a colleague either.
  if (deed === 'SUBMIT') await couldBePublished(req, collection, id)
  await inTransaction(req, async () => {
    if (DEEDS[deed].to) await save(req, collection, id, deed, String(doc.updatedAt))
    const transaction = await transactionOf(req)
    if (!transaction) throw new Error('no transaction for the note')
    await addNote(transaction, {
      collection,
      documentId: id,
      deed,
      byId: person.id,
      by: person.name,
      words: text,
    })
  })
}

const save = (req: PayloadRequest, collection: string, id: number, deed: Deed, basedOn: string) =>
  req.payload.update({
    collection,
    id,
    data: { basedOn, ...(deed === 'PUBLISH' ? { _status: 'published' } : {}) },
    draft: deed !== 'PUBLISH',
    context: partOf(deed),
    overrideAccess: true,
    depth: 0,
    req,
  })

/** Published and taken back: exactly the same rules, and nobody saw it. */
async function couldBePublished(req: PayloadRequest, collection: string, id: number): Promise<void> {
  await initTransaction(req)
  try {
    const data = { _status: 'published' }
    await req.payload.update({
      collection,
      id,
      data,
      context: partOf('PUBLISH'),
      overrideAccess: true,
      depth: 0,
      req,
    })
  } finally {
    await killTransaction(req)
  }
}
