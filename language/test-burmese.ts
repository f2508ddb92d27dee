import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'

const packageFolder = dirname(createRequire(import.meta.url).resolve('myanmar-tools/package.json'))

/** Paragraphs in both encodings that the detector's package ships: the Declaration of Human Rights and a state text. */
export const paragraphs = (
  name: 'udhr_mya_unicode_src' | 'udhr_mya_zawgyi_out' | 'mmgov_unicode_out' | 'mmgov_zawgyi_src',
) =>
  readFileSync(join(packageFolder, 'resources', `${name}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\u1000-\u109F]/.test(line))

/** Any order of Burmese letters, marks and digits, also orders no person would write, mixed with other text. */
export const anyBurmese = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.integer({ min: 0x1000, max: 0x109f }).map((code) => String.fromCharCode(code)),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          'က',
          'န်',
          'ော',
          'း',
          '့',
          '္',
          'င်္',
          'ဝ',
          '၀',
          '၊',
          '။',
          ' ',
          'a',
          '7',
          '👨‍👩‍👧',
          '\u200B',
        ),
      },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

export const anyText = fc.oneof(
  anyBurmese,
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
