import type { Block, Field } from 'payload'
import { picture } from '../fields/picture.ts'
import { rich } from '../fields/rich.ts'
import { shapeRule } from '../fields/shape-rule.ts'
import { choice, line, lines, link, one, plain, rows } from '../fields/texts.ts'
import { NOTICE_TONES, PAGE_ICONS, SHOPS_SHOWN } from '../options.ts'

const title = () => line('title')
const text = () => lines('text')
const drawn = () => [...picture(), line('pictureAlt')]
const actions = () => rows('actions', [line('label', { required: true }), link('link', { required: true })])

const anchor: Field = {
  name: 'anchor',
  type: 'text',
  validate: shapeRule(/^[a-z0-9-]{0,40}$/, 'smallLetters'),
  admin: { description: 'Link target for this section. Leave empty if nothing links here.' },
}

const block = (slug: string, fields: Field[]): Block => ({ slug, fields: [anchor, title(), ...fields] })

/** One block per shape of the website's page contract; the slug is the contract's `type`. */
export const PAGE_BLOCKS: Block[] = [
  block('hero', [text(), ...drawn(), actions()]),
  block('text', rich('body')),
  block('notice', [choice('tone', NOTICE_TONES, 'INFO'), text()]),
  block('features', [rows('items', [choice('icon', PAGE_ICONS, 'check'), title(), text()])]),
  block('steps', [rows('items', [title(), text()])]),
  block('cards', [rows('items', [title(), text(), ...drawn(), link()])]),
  block('gallery', [rows('items', [...drawn(), line('caption')])]),
  block('people', [rows('items', [line('name', { required: true }), line('role'), ...drawn()])]),
  block('table', [
    rows('columns', [line('text'), { name: 'numeric', type: 'checkbox', defaultValue: false }]),
    rows('rows', [rows('cells', [line('text')])]),
    lines('note'),
  ]),
  block('faq', [rows('items', [line('question', { required: true }), ...rich('answer')])]),
  block('cta', [text(), actions()]),
  block('timeline', [rows('items', [line('when'), title(), text()])]),
  block('numbers', [rows('items', [line('value', { required: true }), line('label')])]),
  block('storeLinks', [
    text(),
    link('android'),
    link('ios'),
    link('web'),
    plain('minimumAndroid'),
    plain('version'),
    link('privacyLink'),
    link('deleteAccountLink'),
  ]),
  block('posts', [
    one('category', 'categories'),
    { name: 'count', type: 'number', required: true, min: 1, max: 10, defaultValue: 4 },
  ]),
  block('shops', [
    choice('shops', SHOPS_SHOWN, 'ALL'),
    { name: 'count', type: 'number', required: true, min: 1, max: 6, defaultValue: 3 },
  ]),
]
