import type { FILE_REFUSALS, FileType } from '#contracts/files.ts'

export type FileRefusal = (typeof FILE_REFUSALS)[number]

/** The cleaned file, or why nothing of it may be kept. */
export type Cleaned = { readonly type: FileType; readonly bytes: Buffer } | { readonly refused: FileRefusal }
