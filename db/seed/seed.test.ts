import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeContentStore, type DocumentType, type Stored } from '#modules/content/index.ts'
import { artNames } from '#ui/art/names.ts'
import { freshDatabase } from '../test-database.ts'
import { readSeed, SeedProblems } from './read-seed.ts'
import { seed } from './run-seed.ts'

function seedFolder(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  mkdirSync(join(folder, 'content'))
  mkdirSync(join(folder, 'catalogue'))
  for (const [name, list] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(list))
  return folder
}

function problemsOf(files: Record<string, unknown>): readonly string[] {
  try {
    readSeed(seedFolder(files))
  } catch (error) {
    if (error instanceof SeedProblems) return error.problems
    throw error
  }
  return []
}

const announcement = { content: 'Hello', contentMm: null, link: null }

describe('the seed', () => {
  it('fills an empty database, and a second run changes nothing', async () => {
    const { db } = await freshDatabase()
    const store = makeContentStore(db, [])
    const { documents, products } = await seed(db)
    expect(documents).toBeGreaterThan(100)
    expect(products).toBeGreaterThanOrEqual(24)
    const version = await store.version()
    await seed(db)
    expect(await store.version()).toBe(version)
  })

  it('takes away what is no longer in its files', async () => {
    const { db } = await freshDatabase()
    const one = (id: string) =>
      readSeed(seedFolder({ 'content/announcement.json': [{ id, body: announcement }] }))
    await seed(db, one('a'))
    await seed(db, one('b'))
    expect(await makeContentStore(db, []).idsOf(db, 'announcement')).toEqual(['b'])
  })

  it('holds what a real operator would show', () => {
    const { documents, packages } = readSeed()
    const bodies = <K extends DocumentType>(type: K) =>
      (documents.get(type) ?? []).map(({ body }) => body as Stored<K>)
    const posts = bodies('post')
    expect(posts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(posts.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(4)
    expect(
      posts.filter(({ titleMm, contentHtmlMm }) => titleMm && contentHtmlMm).length,
    ).toBeGreaterThanOrEqual(12)
    expect(bodies('announcement').length).toBeGreaterThanOrEqual(3)
    expect(packages.length).toBeGreaterThanOrEqual(24)
    expect(bodies('vasGroup')).toHaveLength(6)
    expect(bodies('category').map(({ name }) => name)).toContain('Promotions')
  })

  it('names only pictures that are drawn', () => {
    const named = [
      ...JSON.stringify([...readSeed().documents]).matchAll(/"picture(?:Mobile)?Name":"([^"]+)"/g),
    ].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !artNames.some((art) => art === name))).toEqual([])
  })
})

describe('a seed that is not right', () => {
  it('lists every problem at once, in words', () => {
    const problems = problemsOf({
      'content/announcement.json': [
        { id: 'x', body: { content: '' } },
        { id: 'has space', body: announcement },
      ],
      'content/post.json': {},
      'catalogue/packages.json': [{ code: 'A' }],
    })
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining('content/announcement.json x content'),
        expect.stringContaining('content/announcement.json[1] id'),
        'content/post.json is not a list',
        expect.stringContaining('catalogue/packages.json[0] type'),
      ]),
    )
  })

  it.each<[string, Record<string, unknown>, string]>([
    [
      'an id twice',
      {
        'content/announcement.json': [
          { id: 'a', body: announcement },
          { id: 'a', body: announcement },
        ],
      },
      'has a twice',
    ],
    [
      'a group that is not there',
      {
        'content/digitalGroup.json': [],
        'content/shop.json': [],
        'content/category.json': [{ id: 'c', body: { name: 'C', nameMm: 'စီ', parentId: 'gone' } }],
      },
      'category/c names category/gone, which is not there',
    ],
    [
      'a field nobody knows',
      { 'content/announcement.json': [{ id: 'a', body: { ...announcement, prize: 1 } }] },
      'Unrecognized key',
    ],
  ])('%s is found', (_title, files, words) => {
    expect(problemsOf(files).join('\n')).toContain(words)
  })

  it('HTML is made safe and invisible breaks are taken out on the way in', () => {
    const faq = {
      category: 'SIM',
      question: 'A\u200Bb',
      questionMm: null,
      answerHtml: '<p onclick="x()">Hi<script>x()</script></p>',
      answerHtmlMm: null,
      updatedAt: '2026-11-01T00:00:00Z',
    }
    const { documents } = readSeed(seedFolder({ 'content/faq.json': [{ id: 'f', body: faq }] }))
    expect(documents.get('faq')?.[0]?.body).toMatchObject({ question: 'Ab', answerHtml: '<p>Hi</p>' })
  })
})
