import { slotsOf, textProblems } from '#i18n/check-texts.ts'
import { brand } from '#brand'
import type { Check, Problem, Tree } from './tree.ts'

type Texts = Readonly<Record<string, string>>

const FILE = /^i18n\/(en|my)\/([\w-]+)\.json$/
const LANGUAGE = { en: 'English', my: 'Burmese' } as const

function textsOf(tree: Tree, lang: keyof typeof LANGUAGE): Texts {
  const entries = tree.files.flatMap((file) => {
    const [, found, domain] = FILE.exec(file) ?? []
    if (found !== lang) return []
    const texts = JSON.parse(tree.read(file)) as Texts
    return Object.entries(texts).map(([key, text]) => [`${domain}.${key}`, text] as const)
  })
  return Object.fromEntries(entries)
}

const slots = (text: string): string => {
  const names = slotsOf(text).map((name) => `{{${name}}}`)
  return names.length === 0 ? 'no slots' : names.join(', ')
}

/** A text in one language only, or one that cannot be shown, and what to do about it. */
export const bothLanguages: Check = {
  name: 'texts in both languages',
  run: (tree) => {
    const en = textsOf(tree, 'en')
    const my = textsOf(tree, 'my')
    const told = (full: string, problem: string): Problem => {
      const dot = full.indexOf('.')
      const domain = full.slice(0, dot)
      const key = full.slice(dot + 1)
      const missing = problem === 'missing in my' ? 'my' : problem === 'missing in en' ? 'en' : null
      if (missing !== null) {
        const other = missing === 'my' ? 'en' : 'my'
        const text = (missing === 'my' ? en : my)[full] ?? ''
        return {
          file: `i18n/${missing}/${domain}.json`,
          message: `"${key}" has no ${LANGUAGE[missing]} text: add it here with ${slots(text)} (${LANGUAGE[other]}: "${text}"), or take it out of i18n/${other}/${domain}.json`,
        }
      }
      if (problem === 'different slots')
        return {
          file: `i18n/my/${domain}.json`,
          message: `"${key}" has ${slots(my[full] ?? '')} in Burmese and ${slots(en[full] ?? '')} in English: use the same in both`,
        }
      return {
        file: `i18n/*/${domain}.json`,
        message: `"${key}": ${problem}; see the rules in i18n/check-texts.ts`,
      }
    }
    return textProblems(en, my, [brand.slug, brand.name.en, brand.name.my]).map(({ key, problem }) =>
      told(key, problem),
    )
  },
}
