import { describe, expect, it } from 'vitest'
import { parseDocument, type Document } from './documents.ts'
import { makeGeneration } from './generation.ts'
import { makePictures } from './pictures.ts'
import { aDocument, type Built } from './stored.builder.ts'
import type { DocumentType } from './stored.ts'

const pictures = makePictures({
  'tea-shop': { width: 1200, height: 675, widths: [360, 720, 1200] },
  'tower-dawn': { width: 1200, height: 675, widths: [360, 720, 1200] },
  'tower-dawn-wide': { width: 1600, height: 720, widths: [720, 1600] },
})

function generationOf(...built: Built[]) {
  const documents = new Map<DocumentType, Map<string, Document>>()
  for (const document of built.map(parseDocument)) {
    if ('why' in document) throw new Error(document.why)
    documents.set(document.type, (documents.get(document.type) ?? new Map()).set(document.id, document))
  }
  return makeGeneration({
    version: 1,
    now: new Date('2026-11-15T00:00:00Z'),
    documents,
    rows: new Map(),
    edges: [],
  })
}

const upload = (src: string) =>
  aDocument('media', 'summer', {
    src,
    srcset: `${src} 800w`,
    width: 800,
    height: 600,
    alt: 'A beach',
    altMm: 'ကမ်းခြေ',
  })

describe('pictures', () => {
  it('our own artwork is found by name, in all its widths', () => {
    expect(
      pictures.find(generationOf(), { pictureName: 'tea-shop', pictureAlt: 'Tea', pictureAltMm: null }),
    ).toEqual({
      src: '/media/tea-shop-1200.webp',
      srcset: '/media/tea-shop-360.webp 360w, /media/tea-shop-720.webp 720w, /media/tea-shop-1200.webp 1200w',
      width: 1200,
      height: 675,
      alt: 'Tea',
      altMm: null,
    })
    expect(pictures.thumbnail(generationOf(), 'tea-shop')).toBe('/media/tea-shop-720.webp')
  })

  it('a banner takes the cut made for banners where there is one', () => {
    expect(pictures.find(generationOf(), { pictureName: 'tower-dawn' }, 'wide')?.src).toBe(
      '/media/tower-dawn-wide-1600.webp',
    )
    expect(pictures.find(generationOf(), { pictureName: 'tower-dawn' }, 'tall')?.src).toBe(
      '/media/tower-dawn-1200.webp',
    )
  })

  it('a replaced upload reaches everything that names it', () => {
    const words = { pictureName: 'summer' }
    expect(pictures.find(generationOf(upload('/media/one.webp')), words)).toMatchObject({
      src: '/media/one.webp',
      alt: 'A beach',
    })
    expect(pictures.find(generationOf(upload('/media/two.webp')), words)?.src).toBe('/media/two.webp')
    expect(pictures.thumbnail(generationOf(upload('/media/two.webp')), 'summer')).toBe('/media/two.webp')
  })

  it('words of the document win over those of the upload', () => {
    const words = { pictureName: 'summer', pictureAlt: 'Holidays', pictureAltMm: null }
    expect(pictures.find(generationOf(upload('/media/one.webp')), words)).toMatchObject({
      alt: 'Holidays',
      altMm: null,
    })
  })

  it.each([null, 'nothing', 'constructor'])('%s is no picture', (pictureName) => {
    expect(pictures.find(generationOf(), { pictureName })).toBeNull()
    expect(pictures.thumbnail(generationOf(), pictureName)).toBe('')
  })
})
