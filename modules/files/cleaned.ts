import type { FILE_REFUSALS, FileType } from '#contracts/files.ts'

export type FileRefusal = (typeof FILE_REFUSALS)[number]

/** What may be kept of a file, or why nothing may. */
export type Cleaned = { readonly type: FileType; readonly bytes: Buffer } | { readonly refused: FileRefusal }
