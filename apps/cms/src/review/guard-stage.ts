import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isSetup } from '../staff/setup-pass.ts'
import { mayNeedTwo, needsTwo } from './needs-two.ts'
import { personOf } from './person.ts'
import { refuse } from '../words/refuse.ts'
import { type Deed, DEEDS, type Stage } from './stages.ts'

/** Which deed this save is a part of; no caller from outside can set it. */
const DEED = 'deedOfReview'
const AS_DRAFT = 'restoredAsDraft'

export const partOf = (deed: Deed): Record<string, unknown> => ({ [DEED]: deed })

/**
 * What needs two people is published by the deed alone, which publishes what was approved and nothing else. Any other save
 * makes it a draft again, whose writer is whoever saved.
 */
export const keepStage: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  const deed = req.context[DEED] as Deed | undefined
  if (deed) return { ...data, stage: DEEDS[deed].to ?? originalDoc?.['stage'], ...writerIn(originalDoc) }
  if (data['deletedAt']) return data
  const asDraft = req.context[AS_DRAFT] === true
  const published = data['_status'] === 'published' && !asDraft
  if (published && needsTwo(collection.slug, originalDoc?.['publicId'] ?? data['publicId']) && !isSetup(req))
    throw refuse(req, 403, 'needsReview')
  const stage: Stage = published ? 'PUBLISHED' : 'DRAFT'
  const person = personOf(req)
  return {
    ...data,
    stage,
    ...(person ? { writerId: person.id, writerName: person.name } : writerIn(originalDoc)),
  }
}

const writerIn = (doc: Record<string, unknown> | undefined) => ({
  writerId: doc?.['writerId'] ?? null,
  writerName: doc?.['writerName'] ?? null,
})

/** An old version comes back as a draft and goes the same way as anything new. */
export const restoreAsDraft: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  if (operation !== 'restoreVersion') return args
  const { draft, id } = args as { draft?: boolean; id?: unknown }
  req.context[AS_DRAFT] = draft === true
  if (draft || !mayNeedTwo(collection.slug)) return args
  if (needsTwo(collection.slug, await publicIdOfVersion(req, collection.slug, id)))
    throw refuse(req, 403, 'restoreAsDraft')
  return args
}

async function publicIdOfVersion(req: PayloadRequest, collection: string, id: unknown): Promise<unknown> {
  const { docs } = await req.payload.db.findVersions<{ publicId?: string }>({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version.publicId
}
