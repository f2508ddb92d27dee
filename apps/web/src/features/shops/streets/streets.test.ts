import { describe, expect, it } from 'vitest'
import country from '../drawing/country.generated.json'
import { MAP_CONFIGURATION } from './map-configuration.ts'
import { onlyThis } from './only-this-worker.ts'
import { ringsOf, toDegrees } from './ring-shapes.ts'

describe('S-198 S-184 S-185 the configuration of the map', () => {
  it('S-198 names container, access key, style, centre and zoom, and the key is empty', () => {
    expect(MAP_CONFIGURATION).toEqual({
      container: 'shops-map',
      accessKey: '',
      style: 'streets',
      centre: { longitude: 96.146, latitude: 16.799 },
      zoom: 11,
    })
  })
})

describe('the policy of the map', () => {
  const policy = onlyThis('https://shop.example/assets/worker.js')
  it('lets exactly our worker through', () => {
    expect(policy.createScriptURL('https://shop.example/assets/worker.js')).toBe(
      'https://shop.example/assets/worker.js',
    )
  })
  it.each([
    'https://evil.example/assets/worker.js',
    'https://shop.example/assets/worker.js?x',
    'https://shop.example/assets/other.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1',
    '',
  ])('refuses %s', (url) => expect(() => policy.createScriptURL(url)).toThrow('only our own worker'))
  it('can make neither HTML nor script', () => expect(Object.keys(policy)).toEqual(['createScriptURL']))
})

describe('the shapes under the streets', () => {
  it('are those of the drawing, in degrees', () => {
    expect(ringsOf('M10 20l5-6 7 8z')).toEqual([
      [
        [10, 20],
        [15, 14],
        [22, 22],
        [10, 20],
      ],
    ])
    expect(ringsOf('M1 2a3 3 0 1 0 6 0z')).toEqual([])
  })
  it('lie where the country lies', () => {
    const yangon = country.regions.find(({ id }) => id === 'region-yangon')
    const [lng, lat] = toDegrees([yangon?.x ?? 0, yangon?.y ?? 0])
    expect(lng).toBeGreaterThan(95.5)
    expect(lng).toBeLessThan(96.7)
    expect(lat).toBeGreaterThan(16.4)
    expect(lat).toBeLessThan(17.8)
  })
})
