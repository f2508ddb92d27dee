import { createHash } from 'node:crypto'

/** Only its hash is kept. */
export const pageHash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The page of the API's own that posts a form to a channel. */
export const pagePath = (paymentId: string, key: string): string => `/pay/${paymentId}?k=${key}`
