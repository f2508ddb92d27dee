import { describe, expect, it } from 'vitest'
import { leadsSomewhere as inCms } from '#apps/cms/src/links/app-address.ts'
import { brand } from '#brand'
import { readSeed } from '#db/seed/read-seed.ts'
import { artNames } from '#ui/art/names.ts'
import { deadEnds, leadsSomewhere } from './dead-ends.ts'

const everyPicture = () => true

describe('links into the app', () => {
  it.each([
    '#/',
    '#/top-up',
    '#/post-detail/a-b',
    '#/request-issue?service=ftth',
    '#/promotions/',
    '#/business/eKYC',
  ])('%s leads somewhere', (link) => expect(leadsSomewhere(link)).toBe(true))

  it.each(['#/top-upp', '#/Top-Up', '#/post-detail', '#/post-detail/a/b', '#/business/ekyc', '#/%zz'])(
    '%s leads nowhere',
    (link) => expect(leadsSomewhere(link)).toBe(false),
  )

  it.each([
    '#/',
    '#/top-up',
    '#/qna/a?b=c',
    '#/business/ekyc',
    '#/post-detail/a/b',
    '#/%zz',
    `#/${brand.slug}-pay`,
    '#/x-pay',
  ])('the CMS says the same of %s', (link) => expect(inCms(link, brand.slug)).toBe(leadsSomewhere(link)))

  it('are found in fields, in lists and in the HTML of a text; anchors and other addresses are left alone', () => {
    const body = {
      link: '#/gone',
      blocks: [{ actions: [{ link: '#/top-up' }, { link: '#/away' }] }],
      contentHtml:
        '<p><a href="#/lost">x</a> <a href="#prices">y</a> <a href="https://example.com/#/no">z</a></p>',
    }
    expect(deadEnds(body, everyPicture).links.toSorted()).toEqual(['#/away', '#/gone', '#/lost'])
  })
})

it('pictures that nobody drew or uploaded are named', () => {
  const body = { pictureName: 'tower', pictureMobileName: null, items: [{ pictureName: 'nothing' }] }
  expect(deadEnds(body, (name) => name === 'tower').pictures).toEqual(['nothing'])
})

it('nothing in the seed leads nowhere', () => {
  const drawn = new Set<string>(artNames)
  const found = [...readSeed().documents].flatMap(([type, documents]) =>
    documents.flatMap(({ id, body }) => {
      const { links, pictures } = deadEnds(body, (name) => drawn.has(name))
      return [...links, ...pictures].map((what) => `${type}/${id}: ${what}`)
    }),
  )
  expect(found).toEqual([])
})
