import type { PageBlock } from '#contracts/pages.ts'

export type BandTone = 'plain' | 'tint' | 'sunken' | 'inverse'

/** What a block would like to stand on. Figures and invitations are dark, ways of doing something are tinted. */
const WISHES: Readonly<Record<PageBlock['type'], BandTone>> = {
  hero: 'plain',
  text: 'plain',
  notice: 'plain',
  features: 'plain',
  steps: 'tint',
  table: 'plain',
  faq: 'plain',
  cta: 'plain',
  timeline: 'plain',
  numbers: 'inverse',
  storeLinks: 'sunken',
  posts: 'sunken',
  shops: 'sunken',
  cards: 'plain',
  gallery: 'tint',
  people: 'sunken',
}

/** The rhythm of a page: no two coloured bands touch, so that each of them still says "something new". */
export function bandTones(types: readonly PageBlock['type'][]): BandTone[] {
  const tones: BandTone[] = []
  for (const type of types) {
    const before = tones[tones.length - 1] ?? 'plain'
    tones.push(before === 'plain' ? WISHES[type] : 'plain')
  }
  return tones
}
