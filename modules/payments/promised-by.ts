import { yangonTimeText } from '#language/yangon-day.ts'
import { PROMISED_WITHIN_MS } from './ask-ladder.ts'

/** `14:05`: by then an SMS tells the result. */
export const promisedBy = ({ createdAt }: { readonly createdAt: Date }): string =>
  yangonTimeText(new Date(createdAt.getTime() + PROMISED_WITHIN_MS))
