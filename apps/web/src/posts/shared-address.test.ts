import { expect, it } from 'vitest'
import { sharedAddress } from './shared-address.ts'

it('a shared link leads to the page with a preview, in the language of the one who shares', () => {
  expect(sharedAddress('https://example.com/s/post/a', 'my')).toBe('https://example.com/s/post/a?lang=my')
  expect(sharedAddress('https://example.com/s/post/a?x=1', 'en')).toBe(
    'https://example.com/s/post/a?x=1&lang=en',
  )
})
