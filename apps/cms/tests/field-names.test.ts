import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ClientField } from 'payload'
import { nameOfField } from '../src/components/name-of-field.ts'

const text = (name: string, label: string) => ({ name, type: 'text', label })

const FIELDS = [
  { type: 'row', fields: [text('title', 'Title')] },
  { name: 'campaign', type: 'group', label: 'Campaign', fields: [text('terms', 'Terms')] },
  { name: 'items', type: 'array', label: 'Items', fields: [text('subName', 'Name')] },
  {
    name: 'blocks',
    type: 'blocks',
    label: 'Blocks',
    blocks: [
      { slug: 'hero', fields: [text('text', 'Large words')] },
      { slug: 'notice', fields: [text('text', 'Notice')] },
    ],
  },
] as unknown as readonly ClientField[]

const named = (path: string): string =>
  nameOfField(FIELDS, path, {
    label: String,
    blockAt: (row) => (row === 'blocks.1' ? 'notice' : 'hero'),
  })

describe('the name of a field on the screen', () => {
  for (const [path, name] of [
    ['title', 'Title'],
    ['titleBeside', 'Title'],
    ['campaign.terms', 'Campaign › Terms'],
    ['items.2.subName', 'Items 3 › Name'],
    ['blocks.0.text', 'Blocks 1 › Large words'],
    ['blocks.1.textBeside', 'Blocks 2 › Notice'],
    ['nobody.0.knows', ''],
  ] as const)
    it(`${path} is "${name}"`, () => assert.equal(named(path), name))
})
