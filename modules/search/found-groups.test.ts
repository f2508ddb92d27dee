import { describe, expect, it } from 'vitest'
import { makeGeneration } from '#modules/content/index.ts'
import { makeSearch, type Entry } from './found-groups.ts'
import { sizeForms, spellingsOf } from './spellings.ts'

const entry = (id: string, names: readonly (string | null)[], texts: readonly string[] = []): Entry => ({
  hit: { id, title: names[0] ?? '', titleMm: names[1] ?? null, code: null, kyat: null },
  names,
  texts,
})

const ENTRIES = [
  entry('speaks-of-it', ['Which plan suits me?', null], ['<p>Our <b>fibre</b> at home, 5 GB and more</p>']),
  entry('fibre', ['Fibre 40 at home', 'အိမ်သုံး ဖိုင်ဘာ']),
  entry('data-5', ['Data 5GB', 'ဒေတာ ၅ GB']),
  entry('internet', ['Home internet', 'အိမ်သုံးအင်တာနက်']),
  entry('puk', ['What is a PUK?', 'PUK ဆိုတာ ဘာလဲ']),
]

const now = new Date('2026-11-16T05:00:00Z')
const generation = makeGeneration({ version: 1, now, documents: new Map(), rows: new Map(), edges: [] })
const search = makeSearch([{ group: 'PACKAGE', entries: () => ENTRIES }])
const find = (typed: string) => search(generation, typed).flatMap(({ hits }) => hits.map(({ id }) => id))

describe('one box', () => {
  it.each([
    ['an English spelling', 'fiber', 'fibre'],
    ['a Burmese word for an English one', 'ဖိုင်ဘာ', 'fibre'],
    ['a size with a blank', '5 gb', 'data-5'],
    ['a size without one', '5GB', 'data-5'],
    ['Burmese digits', '၅GB', 'data-5'],
    ['a word half typed', 'pu', 'puk'],
    ['Zawgyi', 'အိမ္သုံးအင္တာနက္', 'internet'],
  ])('finds by %s', (_how, typed, id) => {
    expect(find(typed)).toContain(id)
  })

  it('shows what is called so before what speaks of it', () => {
    expect(find('fibre')).toEqual(['fibre', 'speaks-of-it'])
  })

  it('answers no group for what nothing fits', () => {
    expect(search(generation, 'zzz')).toEqual([])
    expect(search(generation, ' - ')).toEqual([])
  })

  it('gives a few of each group', () => {
    const many = makeSearch([
      { group: 'POST', entries: () => Array.from({ length: 9 }, (_, at) => entry(`p${at}`, ['News today'])) },
    ])
    expect(many(generation, 'news')[0]?.hits).toHaveLength(4)
  })
})

describe('spellings', () => {
  it('what was typed comes first, and no more than a handful is tried', () => {
    expect(spellingsOf('Fiber top up roaming sms gb')[0]).toBe('fiber top up roaming sms gb')
    expect(spellingsOf('Fiber top up roaming sms gb').length).toBeLessThanOrEqual(6)
    expect(spellingsOf('news')).toEqual(['news'])
  })

  it('a size has two forms, other texts have one', () => {
    expect(sizeForms('Data 5GB for 30 days')).toEqual(['Data 5GB for 30days', 'Data 5 GB for 30 days'])
    expect(sizeForms('Plain')).toEqual(['Plain'])
  })
})
