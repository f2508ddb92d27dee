import { createHash } from 'node:crypto'

/** Only its hash is stored. */
export const pageHash = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The API's own page that posts a form to a channel. */
export const pagePath = (paymentId: string, key: string): string => `/pay/${paymentId}?k=${key}`
