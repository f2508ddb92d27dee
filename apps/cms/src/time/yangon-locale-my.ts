import { inWords } from '../words/desk-words.ts'
import { burmeseDistance } from './burmese-distance.ts'
import { yangonLocale } from './yangon-locale.ts'

/** In the place of the library's own, under its name; see `burmese-dates.ts`. */
export const th = yangonLocale(inWords('yangonTime', 'my'), burmeseDistance)
