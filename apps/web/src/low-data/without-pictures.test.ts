import { describe, expect, it } from 'vitest'
import { withoutPictures } from './without-pictures.ts'

describe('content without its pictures', () => {
  it('shows their words instead', () => {
    expect(withoutPictures('<p>a<img src="/media/x.webp" alt="A tower"></p>')).toBe(
      '<p>a<em>A tower</em></p>',
    )
  })

  it('leaves nothing where a picture says nothing', () => {
    expect(withoutPictures('<img alt="" src="x"><IMG src="y"/>b')).toBe('b')
  })
})
