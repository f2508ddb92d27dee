import { asRow, placesOf, type Save } from '../languages/both-sides.ts'
import { linksIn } from '../fields/rich-rule.ts'
import type { Field } from 'payload'

/** Words of a line or of a formatted text, without its form. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ')
  const { root, text, children } = asRow(value)
  return [root, text, children]
    .map((part) => (part === undefined ? '' : wordsIn(part)))
    .join(' ')
    .trim()
}

/** All that somebody wrote in a document, in both languages. */
export const allWords = (fields: readonly Field[], save: Save): string =>
  [...placesOf(fields, save)]
    .flatMap(({ values }) => [wordsIn(values.en), wordsIn(values.my)])
    .filter(Boolean)
    .join('\n')

/** Every address of the app that a document leads to, in both languages: in fields and in texts. */
export function allLinks(fields: readonly Field[], save: Save): string[] {
  const inTexts = [...placesOf(fields, save)].flatMap(({ values }) => [
    ...linksIn(values.en),
    ...linksIn(values.my),
  ])
  return [...new Set([...inTexts, ...linkFields(written(save.data))])].filter((link) => link.startsWith('#/'))
}

/** Without what the last save found. */
const written = ({ linksOut: _links, searchText: _words, ...rest }: Save['data']) => rest

/** Links are no words: they are the same in both languages, so the language on the screen has them all. */
function linkFields(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('#/') ? [value] : []
  if (Array.isArray(value)) return value.flatMap(linkFields)
  const row = asRow(value)
  return 'root' in row ? [] : Object.values(row).flatMap(linkFields)
}
