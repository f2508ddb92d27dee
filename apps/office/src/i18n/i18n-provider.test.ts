import { afterEach, describe, expect, it } from 'vitest'
import { hasText, i18nProvider, missingTexts, translate } from './i18n-provider.ts'
import { currentLang } from './lang.ts'

afterEach(async () => {
  await i18nProvider.changeLocale('en')
})

describe('texts of the office', () => {
  it('fills slots and picks the plural', () => {
    expect(translate('move.asks', { count: 1 })).toBe('Asked 1 time')
    expect(translate('move.asks', { count: 3 })).toBe('Asked 3 times')
  })

  it('speaks Burmese, with one form for every number, and says so on the page', async () => {
    await i18nProvider.changeLocale('my')
    expect(currentLang()).toBe('my')
    expect(document.documentElement.lang).toBe('my')
    expect(translate('move.asks', { count: 1 })).toBe('1 ကြိမ် မေးခဲ့သည်')
  })

  it('what react-admin says is ours in both languages; a text that is missing is remembered', () => {
    expect(translate('ra.validation.required')).toBe('Fill this in.')
    expect(translate('ra.not.known', { _: 'fallback' })).toBe('fallback')
    expect([...missingTexts]).toEqual(['ra.not.known'])
  })

  it('knows which values have words', () => {
    expect(hasText('workState.UNKNOWN')).toBe(true)
    expect(hasText('workState.SOMETHING')).toBe(false)
  })
})
