import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contactSheet, shorten } from './contact-sheet.ts'
import { galleryPage } from './gallery-page.ts'
import { fill } from './gallery-routes.ts'

const GRID = { columns: 2, width: 60, height: 40 }
const picture = () =>
  sharp({ create: { width: 120, height: 200, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()

describe('addresses of the gallery', () => {
  it('are filled with what the product has, and left out when it has nothing', () => {
    expect(fill('about-us', {})).toBe('about-us')
    expect(fill('qna/:id', { 'qna/:id': ['faq-1'] })).toBe('qna/faq-1')
    expect(fill('c/:a/:b', { 'c/:a/:b': ['x', 'y'] })).toBe('c/x/y')
    expect(fill('loyalty/:class(a-class|b-class)', {})).toBe('loyalty/a-class')
    expect(fill('receipt/:no', {})).toBeNull()
  })

  it('that are too long keep their end', () => {
    expect(shorten('#/home', 10)).toBe('#/home')
    expect(shorten('#/about-us/career', 8)).toBe('…/career')
  })
})

describe('a contact sheet', () => {
  it('holds every picture in rows, and is refused when it cannot be small enough', async () => {
    const shots = await Promise.all(
      ['#/a', '#/b', '#/c'].map(async (caption) => ({ caption, picture: await picture() })),
    )
    const sheet = await contactSheet(shots, GRID, 100_000)
    expect(await sharp(sheet).metadata()).toMatchObject({
      width: 16 + 2 * 76,
      height: 16 + 2 * 84,
      format: 'webp',
    })
    await expect(contactSheet(shots, GRID, 10)).rejects.toThrow('does not fit')
  })
})

describe('the page of the gallery', () => {
  it('shows each sheet and tells what is not shown', () => {
    const sheet = { file: 'gallery-360-my-1.webp', form: '360', lang: 'my', bytes: 9, routes: [] } as const
    const state = { ...sheet, file: 'gallery-states-360-my-dark.webp', scheme: 'dark', count: 3 } as const
    const text = galleryPage([sheet], [state], ['receipt/:no'])
    expect(text).toContain('![3 states, 360 pixels, Burmese, dark](pictures/gallery-states-360-my-dark.webp)')
    expect(text).toContain('(pictures/gallery-360-my-1.webp)')
    expect(text).toContain('`#/receipt/:no`')
  })
})
