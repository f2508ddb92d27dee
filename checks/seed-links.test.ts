import { expect, it } from 'vitest'
import { linkRule } from '#apps/cms/src/fields/link-rule.ts'
import { readSeed } from '#db/seed/read-seed.ts'

const HREF = /href="([^"]*)"/g
const isAllowed = linkRule(true)

/** Every address that a text links to, however deep it stands. */
const linksIn = (value: unknown): string[] =>
  [...JSON.stringify(value).replaceAll('\\"', '"').matchAll(HREF)].map(([, address]) => address ?? '')

const refusedIn = (value: unknown): string[] =>
  linksIn(value).filter((address) => isAllowed(address) !== true)

it('the CMS takes every link of the seed', () => {
  const documents = [...readSeed().documents.values()].flat()
  expect(documents.flatMap(({ body }) => linksIn(body)).length).toBeGreaterThan(0)
  expect(documents.flatMap(({ id, body }) => refusedIn(body).map((link) => `${id}: ${link}`))).toEqual([])
})

it('control: a link that the CMS refuses is found', () => {
  expect(refusedIn({ a: [{ html: '<a href="/#/top-up">x</a> <a href="#/top-up">y</a>' }] })).toEqual([
    '/#/top-up',
  ])
})
