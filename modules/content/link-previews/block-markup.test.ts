import { describe, expect, it } from 'vitest'
import type { PageBlock } from '#contracts/pages.ts'
import { parseDocument, type Document } from '../documents.ts'
import { makeGeneration } from '../generation.ts'
import { aCategory, aPost } from '../stored.builder.ts'
import { blockMarkup } from './block-markup.ts'
import { renderContextIn } from './render-context.ts'

const parsed = (document: ReturnType<typeof aPost>): Document => {
  const read = parseDocument(document)
  if ('why' in read) throw new Error(read.why)
  return read
}
const generation = makeGeneration({
  version: 1,
  now: new Date('2026-11-15T00:00:00Z'),
  documents: new Map([
    ['category', new Map([['news', parsed(aCategory('news'))]])],
    ['post', new Map([['p1', parsed(aPost('p1'))]])],
  ]),
  rows: new Map(),
  edges: [],
})
const english = renderContextIn('en', (_, key) => key, 'https://site.example')
const burmese = renderContextIn('my', (_, key) => key, 'https://site.example')
const head = { anchor: '', title: 'Head', titleMm: 'ခေါင်းစဉ်' }
const words = { title: 'One', titleMm: null, text: 'Text', textMm: 'စာ' }

const BLOCKS: readonly (readonly [string, PageBlock, string])[] = [
  ['text', { type: 'text', ...head, html: '<p>Hi</p>', htmlMm: null }, '<div class="prose"><p>Hi</p></div>'],
  ['notice', { type: 'notice', ...head, tone: 'INFO', text: 'Text', textMm: null }, '<p>Text</p>'],
  [
    'features',
    { type: 'features', ...head, items: [{ icon: 'phone', ...words }] },
    '<h3>One</h3><p>Text</p>',
  ],
  ['steps', { type: 'steps', ...head, items: [words] }, '<h3>One</h3><p>Text</p>'],
  [
    'cards',
    { type: 'cards', ...head, items: [{ ...words, picture: null, link: '#/top-up' }] },
    '<h3><a href="/#/top-up">One</a></h3><p>Text</p>',
  ],
  [
    'table',
    {
      type: 'table',
      ...head,
      columns: [{ text: 'Plan', textMm: null, numeric: false }],
      rows: [[{ text: '10 & more', textMm: null }]],
      note: '',
      noteMm: null,
    },
    '<tr><td>10 &amp; more</td></tr>',
  ],
  [
    'cta',
    {
      type: 'cta',
      ...head,
      text: '',
      textMm: null,
      actions: [{ label: 'Jump', labelMm: null, link: '#there' }],
    },
    '<a href="#there">Jump</a>',
  ],
  [
    'posts',
    { type: 'posts', ...head, categoryId: 'news', count: 3 },
    '<li><a href="/s/post/p1?lang=en">Post p1</a></li>',
  ],
]

describe('a block without scripts', () => {
  it.each(BLOCKS)('%s keeps its words and its links', (_, block, expected) => {
    const { html } = blockMarkup(generation, block, english)
    expect(html).toContain('<section><h2>Head</h2>')
    expect(html).toContain(expected)
  })

  it('is where a jump lands, and marks English inside Burmese', () => {
    const block: PageBlock = { type: 'steps', ...head, anchor: 'how', items: [words] }
    expect(blockMarkup(generation, block, burmese).html.trim()).toBe(
      '<section id="how"><h2>ခေါင်းစဉ်</h2><h3 lang="en">One</h3><p>စာ</p></section>',
    )
  })
})
