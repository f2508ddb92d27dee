import { describe, expect, it } from 'vitest'
import type { DigitalItem } from '#contracts/digital.ts'
import type { Translate } from '../../i18n/use-words.ts'
import { servicePrice } from './service-price.ts'
import { isShare, outsideHost, serviceTarget } from './service-target.ts'

const item = (more: Partial<DigitalItem>): DigitalItem => ({
  id: 'x',
  name: 'X',
  nameMm: null,
  thumbnail: '',
  shortText: '',
  shortTextMm: null,
  action: 'INFO',
  link: null,
  price: null,
  period: null,
  stopCode: null,
  ...more,
})

const t: Translate = (key, slots) => `${key}${slots ? JSON.stringify(slots) : ''}`

describe('where a digital service leads', () => {
  it.each([
    ['SHARE_DATA', '/digital-service/utilities/data-share/x'],
    ['SHARE_VOICE', '/digital-service/utilities/voice-share/x'],
    ['REGISTER', '/digital-service/detail/x'],
    ['LINK', '/digital-service/detail/x'],
    ['INFO', '/digital-service/detail/x'],
  ] as const)('S-216 S-218 %s leads to %s', (action, path) => {
    expect(serviceTarget(item({ action }))).toBe(path)
    expect(isShare(item({ action }))).toBe(action.startsWith('SHARE'))
  })

  it.each([
    ['https://radio.example/x', 'radio.example'],
    ['#/myid-app', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    [null, null],
  ])('%s lies outside at %s', (link, host) => expect(outsideHost(link)).toBe(host))
})

describe('what a digital service costs', () => {
  it('says the price with its period', () => {
    const priced = item({ action: 'REGISTER', price: 149, period: 'WEEK' })
    expect(servicePrice(priced, 'en', t)).toBe('digital.price.WEEK{"price":"149 Ks"}')
  })

  it('says nothing of what has no price, and sends a subscription without one to its code', () => {
    expect(servicePrice(item({ action: 'LINK' }), 'en', t)).toBeNull()
    expect(servicePrice(item({ action: 'REGISTER' }), 'en', t)).toBe('digital.ask')
  })
})
