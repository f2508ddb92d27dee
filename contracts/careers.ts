import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FILE_MOST, FileView, PART_BYTES } from './files.ts'

export const JOB_WORDS_MOST = 1_000

const byFile = { fileId: z.uuid() }
/** Sending a CV needs no session: its random id is the sender's secret, and nothing of it is ever returned. */
const open = { base: 'gateway', method: 'POST', session: 'none', changes: true } as const

export const beginCv = defineCall({
  id: 'beginCv',
  ...open,
  path: '/cv',
  perAddress: { most: 3, seconds: 86_400 },
  body: z.object({
    bytes: z.int().check(z.gte(1), z.lte(FILE_MOST.bytes)),
    captchaToken: z.string().check(z.minLength(1), z.maxLength(2_048)),
  }),
  result: FileView,
  summary:
    'Begins a CV as PDF, behind a human check, three a day of an address. Ends after a day when no application took it.',
})

export const sendCvPart = defineCall({
  id: 'sendCvPart',
  ...open,
  path: '/cv/:fileId/parts/:n',
  params: z.object({ ...byFile, n: z.string().check(z.regex(/^\d{1,2}$/)) }),
  rawBytes: PART_BYTES,
  perAddress: { most: 600, seconds: 600 },
  result: FileView,
  summary:
    'One part as bytes, counted from 0. May be sent again, and in any order; every part but the last is full.',
})

export const doneCv = defineCall({
  id: 'doneCv',
  ...open,
  path: '/cv/:fileId/done',
  perAddress: { most: 60, seconds: 600 },
  params: z.object(byFile),
  body: z.object({}),
  result: FileView,
  summary: 'All parts were sent; answers what is missing, or how the file stands.',
})

export const sendJobApplication = defineCall({
  id: 'sendJobApplication',
  base: 'website',
  method: 'POST',
  path: '/job-application',
  session: 'none',
  changes: true,
  perAddress: { most: 20, seconds: 600 },
  body: z.object({
    /** Made by the client, one per intent: the same again answers the same application. */
    requestId: z.uuid(),
    jobId: z.string().check(z.minLength(1), z.maxLength(80)),
    fullName: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    phone: z.string().check(z.trim(), z.regex(/^[+\d][\d\s()-]{5,24}$/)),
    email: z.email().check(z.maxLength(254)),
    words: z.optional(z.string().check(z.trim(), z.maxLength(JOB_WORDS_MOST))),
    /** Of `beginCv`: the human check was made there. */
    ...byFile,
    consent: z.literal(true),
  }),
  result: z.object({
    reference: z.string(),
    /** The day on which it is forgotten, with its file. */
    keptUntil: z.string(),
  }),
  summary: 'Applies for a job with a CV that was sent before. Kept for 12 months.',
})
