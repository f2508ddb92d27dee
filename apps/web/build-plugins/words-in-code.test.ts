import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { keysSpelledIn } from './words-in-code.ts'

const KEYS = [
  'home.title',
  'home.titles',
  'home.step.one',
  'help.found_one',
  'help.found_other',
  'routes.qna.title',
  'routes.qna.lead',
  'low-data.switch',
]

const spelled = (code: string) => [...keysSpelledIn(parseAst(code), KEYS)]

it.each([
  ['a text by its key, and not one that begins like it', `t('home.title')`, ['home.title']],
  ['both forms of one with a number', `t("help.found", { count })`, ['help.found_one', 'help.found_other']],
  ['a key of a table', `const NAMES = { a: 'low-data.switch' }`, ['low-data.switch']],
  ['all that a template may mean', 't(`routes.${id}.title`)', ['routes.qna.title']],
  ['also with a dot in what is put in', 't(`home.${part}`)', ['home.title', 'home.titles', 'home.step.one']],
  [
    'a key inside a template',
    "t(`home.${open ? 'help.found' : 'x'}.y`)",
    ['help.found_one', 'help.found_other'],
  ],
  ['no key at all', "fetch(`${base}/x`), 'home', 'other.title'", []],
])('%s', (_, code, keys) => expect(spelled(code)).toEqual(keys))
