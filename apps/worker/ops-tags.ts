import { parseMsisdn } from '#contracts/msisdn.ts'
import { tagsOfNumber } from '#platform/log/number-tag.ts'

export const TAGS_USAGE = `usage: npm run ops -- tags <number>
Tells which tags a number has in logs, one for each key of LOG_TAG_KEY.`

/** The number that was asked for, or null when it is not a whole command. */
export function readTags(args: readonly string[]): string | null {
  const [thing, typed = '', ...rest] = args
  return thing === 'tags' && rest.length === 0 ? parseMsisdn(typed) : null
}

export function tellTags(number: string, keys: string | undefined): { code: 0 | 1; text: string } {
  if (!keys)
    return { code: 1, text: 'LOG_TAG_KEY is not set: tags change at each start and are not made again' }
  return { code: 0, text: tagsOfNumber(keys, number).join('\n') }
}
