import { expect, it } from 'vitest'
import { readSeed } from './read-seed.ts'

type Words = { readonly name: string; readonly nameMm: string | null }
type Promotion = {
  readonly template: string
  readonly offerCode: string | null
  readonly contentHtml: string
  readonly contentHtmlMm: string | null
}

const { documents, offers, packages } = readSeed()
const bodies = <B>(type: 'post' | 'vasPackageWords') =>
  (documents.get(type) ?? []).map(({ id, body }) => ({ id, body: body as B }))

const LINK = /href="#\/mobile-services\/package\/([A-Z0-9-]+)"/g
const linked = (html: string | null) => [...(html ?? '').matchAll(LINK)].map(([, code]) => code ?? '')

/** Packages that a promotion names and neither sells nor links, in either language. */
function leadingNowhere({ offerCode, contentHtml, contentHtmlMm }: Promotion): string[] {
  const sold = offers
    .filter(({ code }) => code === offerCode)
    .flatMap(({ windows }) => windows.map(({ product }) => product))
  const missing = (html: string | null, nameOf: (words: Words) => string | null) =>
    bodies<Words>('vasPackageWords')
      .filter(({ body }) => html?.includes(nameOf(body) ?? '\0'))
      .map(({ id }) => id)
      .filter((id) => !sold.includes(id) && !linked(html).includes(id))
  return [...missing(contentHtml, ({ name }) => name), ...missing(contentHtmlMm, ({ nameMm }) => nameMm)]
}

it('every promotion of the seed leads to the packages it speaks of', () => {
  const found = bodies<Promotion>('post')
    .filter(({ body }) => body.template === 'PROMOTION')
    .flatMap(({ id, body }) => leadingNowhere(body).map((code) => `${id} speaks of ${code}`))
  expect(found).toEqual([])
})

it('control: one that only speaks is found, and one that sells or links is not', () => {
  const said = { template: 'PROMOTION', offerCode: null, contentHtmlMm: null }
  expect(leadingNowhere({ ...said, contentHtml: '<p>Buy Padauk Starter.</p>' })).toEqual(['PADAUK-START'])
  const link = '<a href="#/mobile-services/package/PADAUK-START">Padauk Starter</a>'
  expect(leadingNowhere({ ...said, contentHtml: link })).toEqual([])
  const game = '<p>Kasar Game Week</p>'
  expect(leadingNowhere({ ...said, offerCode: 'GAME-WEEK', contentHtml: game })).toEqual([])
})

it('a link leads to a package that is in the catalogue', () => {
  const codes = bodies<Promotion>('post').flatMap(({ body }) => [
    ...linked(body.contentHtml),
    ...linked(body.contentHtmlMm),
  ])
  expect(codes.length).toBeGreaterThan(0)
  expect(codes.filter((code) => !packages.some((item) => item.code === code))).toEqual([])
})
