import type { FileOwner } from '#modules/files/index.ts'

/** A CV is its own owner: there is neither account nor number, and whoever knows its id sends its parts. */
export const cvOwner = (fileId: string): FileOwner => ({ accountId: null, line: `cv:${fileId}` })
