import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** PHOTO is a picture, DOCUMENT a picture or a PDF: whatever takes files says which of them it takes. */
export const FILE_KINDS = ['PHOTO', 'DOCUMENT'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** CV is a PDF that comes without a session (`contracts/careers.ts`). */
export type AnyFileKind = FileKind | 'CV'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** What one file, one thing that has files, and one number a day may weigh. */
export const FILE_MOST = { bytes: 3 * 1024 * 1024, perThing: 5, bytesPerDay: 20 * 1024 * 1024 } as const
/** The server accepts 64 KB per request: a file is sent in parts of this size, all but the last of them full. */
export const PART_BYTES = 48 * 1024
/** To this a phone shrinks a picture, longer side, before it sends. */
export const PICTURE_SIDE = 1_600

export const partsOf = (bytes: number): number => Math.ceil(bytes / PART_BYTES)

/**
 * COMING until `done` found every part; CHECKING while it is inspected and, if a picture, re-encoded; then READY or, for good, REFUSED. A
 * file may be attached while it is CHECKING.
 */
export const FILE_STATES = ['COMING', 'CHECKING', 'READY', 'REFUSED'] as const

/** Why a file was refused: not what it says, broken, too many pixels, a PDF that does something or brings files along. */
export const FILE_REFUSALS = ['TYPE', 'BROKEN', 'PIXELS', 'ACTIVE'] as const

export const FileView = z.object({
  fileId: z.string(),
  state: z.enum(FILE_STATES),
  why: z.nullable(z.enum(FILE_REFUSALS)),
  /** Of a file that is COMING: the numbers of the parts that are not here yet, from 0. */
  missing: z.array(z.int()),
})
export type FileView = z.infer<typeof FileView>

const byFile = { fileId: z.uuid() }
const common = {
  base: 'gateway',
  method: 'POST',
  session: 'contact',
  provenFor: 'TICKET',
  changes: true,
} as const

export const beginFile = defineCall({
  id: 'beginFile',
  ...common,
  path: '/files',
  perAddress: { most: 120, seconds: 600 },
  body: z.object({
    kind: z.enum(FILE_KINDS),
    bytes: z.int().check(z.gte(1), z.lte(FILE_MOST.bytes)),
    type: z.enum(FILE_TYPES),
  }),
  result: FileView,
  summary:
    'Begins a file: its parts follow in any order. FILE_NOT_ACCEPTED when the kind takes no such type, FILES_LIMIT after 20 MB a day. Ends after a day when nothing took it.',
})

export const sendFilePart = defineCall({
  id: 'sendFilePart',
  ...common,
  path: '/files/:fileId/parts/:n',
  params: z.object({ ...byFile, n: z.string().check(z.regex(/^\d{1,2}$/)) }),
  rawBytes: PART_BYTES,
  perAddress: { most: 3_000, seconds: 600 },
  result: FileView,
  summary:
    'One part as bytes, counted from 0. May be sent again, and in any order; every part but the last is full.',
})

export const doneFile = defineCall({
  id: 'doneFile',
  ...common,
  path: '/files/:fileId/done',
  perAddress: { most: 600, seconds: 600 },
  params: z.object(byFile),
  body: z.object({}),
  result: FileView,
  summary:
    'All parts were sent. Answers COMING with what is missing, or how the file stands; may be asked again at any time.',
})
