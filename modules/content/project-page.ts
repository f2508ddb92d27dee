import {
  asFields,
  asText,
  asNumber,
  htmlPair,
  idOf,
  orNull,
  pair,
  picture,
  rowsOf,
  type Two,
} from './project-fields.ts'
import type { Fields } from './project-port.ts'

type Shape = (block: Two) => Fields

const titled: Shape = (two) => pair(two, 'title', 'text')
const labels = (two: Two): Fields[] =>
  rowsOf(two, 'actions').map((row) => ({ ...pair(row, 'label'), link: asText(row.en['link']) }))
const items = (two: Two, shape: Shape): Fields => ({ items: rowsOf(two, 'items').map(shape) })

/** How a block of the CMS becomes a block of the page contract. */
const BLOCKS: Readonly<Record<string, Shape>> = {
  hero: (two) => ({ ...titled(two), ...picture(two), actions: labels(two) }),
  text: (two) => ({ ...pair(two, 'title'), ...htmlPair(two, 'bodyHtml', 'html') }),
  notice: (two) => ({ ...titled(two), tone: two.en['tone'] }),
  features: (two) => ({
    ...pair(two, 'title'),
    ...items(two, (row) => ({ icon: row.en['icon'], ...titled(row) })),
  }),
  steps: (two) => ({ ...pair(two, 'title'), ...items(two, titled) }),
  cards: (two) => ({
    ...pair(two, 'title'),
    ...items(two, (row) => ({ ...titled(row), ...picture(row), link: orNull(row.en['link']) })),
  }),
  gallery: (two) => ({
    ...pair(two, 'title'),
    ...items(two, (row) => ({ ...picture(row), ...pair(row, 'caption') })),
  }),
  people: (two) => ({
    ...pair(two, 'title'),
    ...items(two, (row) => ({ ...pair(row, 'name', 'role'), ...picture(row) })),
  }),
  table: (two) => ({
    ...pair(two, 'title', 'note'),
    columns: rowsOf(two, 'columns').map((row) => ({
      ...pair(row, 'text'),
      numeric: row.en['numeric'] === true,
    })),
    rows: rowsOf(two, 'rows').map((row) => rowsOf(row, 'cells').map((cell) => pair(cell, 'text'))),
  }),
  faq: (two) => ({
    ...pair(two, 'title'),
    ...items(two, (row) => ({ ...pair(row, 'question'), ...htmlPair(row, 'answerHtml', 'answerHtml') })),
  }),
  cta: (two) => ({ ...titled(two), actions: labels(two) }),
  timeline: (two) => ({
    ...pair(two, 'title'),
    ...items(two, (row) => ({ ...pair(row, 'when'), ...titled(row) })),
  }),
  numbers: (two) => ({ ...pair(two, 'title'), ...items(two, (row) => pair(row, 'value', 'label')) }),
  storeLinks: (two) => ({
    ...titled(two),
    ...Object.fromEntries(
      ['android', 'ios', 'web', 'privacyLink', 'deleteAccountLink'].map((name) => [
        name,
        orNull(two.en[name]),
      ]),
    ),
    minimumAndroid: asText(two.en['minimumAndroid']),
    version: asText(two.en['version']),
  }),
  posts: (two) => ({
    ...pair(two, 'title'),
    categoryId: idOf(two.en['category']),
    count: asNumber(two.en['count']),
  }),
  shops: (two) => ({
    ...pair(two, 'title'),
    shops: two.en['shops'],
    count: asNumber(two.en['count']),
  }),
}

export const BLOCK_TYPES = Object.keys(BLOCKS)

export function pageBlock(block: Two): Fields {
  const type = asText(asFields(block.en)['blockType'])
  return { type, anchor: asText(block.en['anchor']), ...BLOCKS[type]?.(block) }
}
