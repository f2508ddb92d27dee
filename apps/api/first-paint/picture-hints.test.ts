import { expect, it } from 'vitest'
import { pictureHints } from './picture-hints.ts'

const PICTURE =
  '<picture><source type="image/avif" srcSet="/media/a-tall-720.avif 720w" media="(max-width: 599.98px)" sizes="100vw"/>' +
  '<source srcSet="/media/a-tall-720.webp 720w" media="(max-width: 599.98px)" sizes="100vw"/>' +
  '<source type="image/avif" srcSet="/media/a-wide-1200.avif 1200w" sizes="50vw"/><img src="/media/a.webp"/></picture>'

it('hints at the first picture in both cuts, each for its screens', () => {
  const hints = pictureHints(PICTURE)
  expect(hints).toContain(
    'media="(max-width: 599.98px)" imagesrcset="/media/a-tall-720.avif 720w" imagesizes="100vw"',
  )
  expect(hints).toContain(
    'media="(min-width: 600px)" imagesrcset="/media/a-wide-1200.avif 1200w" imagesizes="50vw"',
  )
})

it('a picture in one cut is meant for every screen', () => {
  const one = '<picture><source type="image/avif" srcSet="/media/b.avif 640w" sizes="100vw"/><img/></picture>'
  expect(pictureHints(one)).toContain('media="all" imagesrcset="/media/b.avif 640w"')
})

it('passes over pictures that wait until they are near, and says nothing where there is no other', () => {
  const below = PICTURE.replaceAll('/a', '/below').replace('<img ', '<img loading="lazy" ')
  expect(pictureHints(below)).toBe('')
  expect(pictureHints(below + PICTURE)).toBe(pictureHints(PICTURE))
  expect(pictureHints('<p>no picture</p>')).toBe('')
})
