import type { FileOwner } from '#modules/files/index.ts'

/** A CV has neither account nor number: knowing its random id is what allows sending its parts. */
export const cvOwner = (fileId: string): FileOwner => ({ accountId: null, line: `cv:${fileId}` })
