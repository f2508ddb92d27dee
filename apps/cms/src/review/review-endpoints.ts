import type { Endpoint, PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import { readBody } from '../staff/read-body.ts'
import { doDeed, newestOf } from './do-deed.ts'
import { needsTwo } from './needs-two.ts'
import { notesOf } from './note-store.ts'
import { personOf } from './person.ts'
import { refuse } from '../words/refuse.ts'
import { DEED_NAMES, refusalOf, stageOf } from './stages.ts'

const PATH = '/:id/review'

function placeOf(req: PayloadRequest): { collection: string; id: number } {
  const role = roleOf(req)
  const id = Number(req.routeParams?.['id'])
  if (!role || role === 'READER' || !Number.isInteger(id)) throw refuse(req, 403, 'notYours')
  return { collection: String(req.routeParams?.['collection']), id }
}

/** What the card beside the form shows: where the document stands, what the reader may do, and what was said. */
const look: Endpoint = {
  path: PATH,
  method: 'get',
  handler: async (req) => {
    const { collection, id } = placeOf(req)
    const doc = await newestOf(req, collection, id)
    const situation = {
      stage: stageOf(doc['stage']),
      role: roleOf(req),
      isWriter: Number(doc['writerId']) === personOf(req)?.id,
    }
    return Response.json({
      stage: situation.stage,
      writer: doc['writerName'] ?? null,
      needsTwo: needsTwo(collection, doc['publicId']),
      deeds: DEED_NAMES.filter((deed) => refusalOf(deed, situation) === null),
      notes: await notesOf(req.payload, collection, id),
    })
  },
}

const act: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async (req) => {
    const { collection, id } = placeOf(req)
    const text = await readBody(req)
    const deed = DEED_NAMES.find((known) => known === text('deed'))
    if (!deed) throw refuse(req, 403, 'notYours')
    await doDeed(req, collection, id, { deed, words: text('words') })
    return Response.json({ done: deed })
  },
}

export const reviewEndpoints: Endpoint[] = [look, act]
