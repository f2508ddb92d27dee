import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { avifSrcset, mediaPicture } from './media.ts'
import { LowDataContext, Picture } from './picture.tsx'

afterEach(cleanup)

const picture = mediaPicture('tea-shop')

it('offers AVIF first, holds its place and waits until it is near', () => {
  const { container } = render(<Picture picture={picture} alt="A tea shop" sizes="100vw" />)
  const image = screen.getByAltText('A tea shop')
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('/media/tea-shop-360.avif 360w')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '675'])
  expect(image.getAttribute('loading')).toBe('lazy')
})

it('is fetched at once and first when it is the first thing seen', () => {
  render(<Picture picture={picture} alt="Hero" sizes="100vw" priority />)
  const image = screen.getByAltText('Hero')
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

it('keeps in sight what its editor marked, to the nearest quarter; without a mark the middle', () => {
  const marked = { ...picture, focus: { fromLeft: 81, fromTop: 4 } }
  render(
    <>
      <Picture picture={marked} alt="Marked" sizes="100vw" />
      <Picture picture={picture} alt="Not marked" sizes="100vw" />
    </>,
  )
  const { dataset } = screen.getByAltText('Marked')
  expect([dataset['fromLeft'], dataset['fromTop']]).toEqual(['75', '0'])
  expect(screen.getByAltText('Not marked').hasAttribute('data-from-left')).toBe(false)
})

it('in low-data mode fetches nothing and shows its words', () => {
  const { container } = render(
    <LowDataContext value>
      <Picture picture={picture} alt="Left out" sizes="100vw" />
      <Picture picture={picture} alt="" sizes="100vw" />
    </LowDataContext>,
  )
  expect(container.querySelectorAll('img, source')).toHaveLength(0)
  expect(container.textContent).toBe('Left out')
})

describe('avifSrcset', () => {
  it('knows the twins of our own files only', () => {
    expect(avifSrcset('/media/a-360.webp 360w, /media/a-720.webp 720w')).toBe(
      '/media/a-360.avif 360w, /media/a-720.avif 720w',
    )
    expect(avifSrcset('https://elsewhere.example/a.webp 360w')).toBeNull()
    expect(avifSrcset('/media/a-360.png 360w')).toBeNull()
  })
})
