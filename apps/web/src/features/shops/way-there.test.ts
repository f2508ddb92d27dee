import { describe, expect, it } from 'vitest'
import { mapHref } from './way-there.ts'

const shop = { lat: 16.8889, lng: 97.6346, name: 'Hpa-An & Co' }

describe('the way to a shop', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 11; itel A26)', 'geo:16.8889,97.6346?q=16.8889,97.6346(Hpa-An%20%26%20Co)'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X)',
      'maps:?ll=16.8889,97.6346&q=Hpa-An%20%26%20Co',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', null],
  ])('%s', (userAgent, href) => {
    expect(mapHref(shop, userAgent)).toBe(href)
  })
})
