import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentLang, savedLang } from './lang.ts'
import { loadWords } from './load-words.ts'
import { pickText } from './pick-text.ts'
import { addPageWords, startI18n, switchLanguage } from './start-i18n.ts'
import { translate } from './words.ts'

const answer = (words: Record<string, string>, status = 200) =>
  new Response(JSON.stringify(words), { status })
const fetchWords = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchWords.mockReset()
  vi.stubGlobal('fetch', fetchWords)
  localStorage.clear()
})

afterEach(() => vi.unstubAllGlobals())

describe('loading texts', () => {
  it('S-299 two failures and then success: three requests', async () => {
    fetchWords
      .mockRejectedValueOnce(new Error('cut'))
      .mockResolvedValueOnce(answer({}, 503))
      .mockResolvedValueOnce(answer({ a: 'b' }))
    expect(await loadWords('en')).toEqual({ a: 'b' })
    expect(fetchWords).toHaveBeenCalledTimes(3)
  })

  it('S-299 with failures only there is no fourth request', async () => {
    fetchWords.mockRejectedValue(new Error('cut'))
    await expect(loadWords('my')).rejects.toThrow('cut')
    expect(fetchWords).toHaveBeenCalledTimes(3)
  })

  it('S-258 asks for the chosen language below assets/i18n', async () => {
    fetchWords.mockResolvedValue(answer({}))
    await loadWords('my')
    expect(fetchWords).toHaveBeenCalledWith('./assets/i18n/my.json')
  })

  it('S-299 the request that the page made early counts as the first', async () => {
    window.__EARLY__ = { lang: 'en', words: Promise.reject(new Error('cut')) }
    fetchWords.mockRejectedValue(new Error('cut'))
    await expect(loadWords('en')).rejects.toThrow('cut')
    expect(fetchWords).toHaveBeenCalledTimes(2)
  })
})

describe('the language', () => {
  it('S-215 is Burmese when nothing is saved, whatever the browser speaks', () => {
    expect(navigator.language).toMatch(/^en/)
    expect(savedLang()).toBe('my')
    localStorage.setItem('__LANG__', 'fr')
    expect(savedLang()).toBe('my')
    localStorage.setItem('__LANG__', 'en')
    expect(savedLang()).toBe('en')
  })

  it('S-202 S-214 S-300 is switched, saved, marked on the page, and slots take two braces', async () => {
    fetchWords.mockImplementation(async (address) =>
      answer(
        String(address).includes('/en.json')
          ? { hi: 'Hi {{name}} of {{brand}} {name}' }
          : { hi: 'ဟိုင်း {{name}}' },
      ),
    )
    await startI18n()
    expect(document.documentElement.lang).toBe('my')
    expect(translate('hi', { name: 'Su' })).toBe('ဟိုင်း Su')
    await switchLanguage('en')
    expect(localStorage.getItem('__LANG__')).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    expect(currentLang()).toBe('en')
    expect(translate('hi', { name: 'Su' })).toMatch(/^Hi Su of \w+ \{name\}$/)
  })
})

describe('the words of a page', () => {
  beforeEach(() => {
    fetchWords.mockImplementation(async (address) => {
      const file = String(address).replace('./assets/i18n/', '')
      return answer({ [file]: file })
    })
  })

  it('come once, with the page, and in another language for all that were opened', async () => {
    await startI18n()
    await Promise.all([addPageWords('ussd-page'), addPageWords('ussd-page')])
    await addPageWords('help-page')
    const asked = () => fetchWords.mock.calls.map(([address]) => address)
    expect(asked().filter((address) => address === './assets/i18n/my/ussd-page.json')).toHaveLength(1)
    await switchLanguage('en')
    expect(asked()).toContain('./assets/i18n/en/ussd-page.json')
    expect(asked()).toContain('./assets/i18n/en/help-page.json')
    expect(translate('en/help-page.json')).toBe('en/help-page.json')
  })

  it('a text that is missing is nothing until all of them have come, never its key', async () => {
    await startI18n()
    fetchWords.mockResolvedValueOnce(answer({ 'late.text': 'here' }))
    expect(translate('late.text')).toBe('')
    await vi.waitFor(() => expect(translate('late.text')).toBe('here'))
    expect(fetchWords).toHaveBeenCalledWith('./assets/i18n/my/all.json')
    expect(translate('never.text')).toBe('')
  })
})

describe('content in two languages', () => {
  it('S-017 falls back to English and says so', () => {
    expect(pickText('News', null, 'my')).toEqual({ text: 'News', lang: 'en' })
    expect(pickText('News', '  ', 'my')).toEqual({ text: 'News', lang: 'en' })
    expect(pickText('News', 'သတင်း', 'my')).toEqual({ text: 'သတင်း', lang: 'my' })
    expect(pickText('News', 'သတင်း', 'en')).toEqual({ text: 'News', lang: 'en' })
  })
})
