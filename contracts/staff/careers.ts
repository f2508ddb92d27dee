import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { FILE_REFUSALS, FILE_STATES } from '../files.ts'
import { keyPaging, pageOf } from './key-paging.ts'

const CvRow = z.object({
  cvId: z.string(),
  reference: z.string(),
  jobTitle: z.string(),
  receivedAt: z.string(),
  readBy: z.nullable(z.string()),
})

const CvView = z.extend(CvRow, {
  lang: z.enum(['en', 'my']),
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  words: z.nullable(z.string()),
  keptUntil: z.string(),
  file: z.nullable(
    z.object({
      fileId: z.string(),
      type: z.string(),
      bytes: z.int(),
      state: z.enum(FILE_STATES),
      why: z.nullable(z.enum(FILE_REFUSALS)),
    }),
  ),
})
export type CvView = z.infer<typeof CvView>

const byCv = { cvId: z.uuid() }
const common = { base: 'office', session: 'staff', staff: ['CARE_LEAD', 'ADMIN'] } as const

export const listCvs = defineCall({
  id: 'listCvs',
  ...common,
  method: 'POST',
  path: '/cvs/list',
  body: z.object({ unread: z._default(z.optional(z.boolean()), false), ...keyPaging }),
  result: pageOf(CvRow),
  summary: 'Who applied for a job: what nobody has read oldest first, else newest first.',
})

export const readCv = defineCall({
  id: 'readCv',
  ...common,
  method: 'POST',
  path: '/cvs/:cvId/read',
  changes: true,
  params: z.object(byCv),
  body: z.object({}),
  result: CvView,
  summary: 'One application for a job, whole; who read it first is kept.',
})

export const getCvFile = defineCall({
  id: 'getCvFile',
  ...common,
  method: 'GET',
  path: '/cvs/:cvId/files/:fileId',
  params: z.object({ ...byCv, fileId: z.uuid() }),
  file: 'application/octet-stream',
  result: z.string(),
  summary: 'The CV, as an attachment in a sandbox. Only one that was checked.',
})
