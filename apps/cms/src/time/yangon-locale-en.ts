import { inWords } from '../words/desk-words.ts'
import { yangonLocale } from './yangon-locale.ts'

/** In the place of the library's own, under its name. */
export const enUS = yangonLocale(inWords('yangonTime', 'en'))
