import { APIError, type PayloadRequest } from 'payload'
import { type DeskWord, inWords } from './desk-words.ts'

/**
 * A refusal that editors read; the form stays as it is. Without data Payload tells an error of a built CMS as "An unknown
 * error occurred": it looks for the name of a class, and the bundler has taken that away.
 */
export const refuse = (
  req: PayloadRequest,
  status: 400 | 403 | 409,
  word: DeskWord,
  slots: Readonly<Record<string, string>> = {},
): Error => new APIError(inWords(word, req.i18n.language, slots), status, { word }, true)
