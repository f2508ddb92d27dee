import smpp from 'smpp'
import { describe, expect, it } from 'vitest'
import { brand } from '#brand'
import { LANGUAGES, type Lang } from '#contracts/language.ts'
import en from '#i18n/en/sms.json' with { type: 'json' }
import my from '#i18n/my/sms.json' with { type: 'json' }
import { fitsOnePart, smsSize } from '#language/sms-parts.ts'
import { SMS_TEMPLATES, type SmsTemplate, type SmsWords } from './sms-template.ts'
import { bindToOrigin, fillSms } from './sms-text.ts'

const words: SmsWords = { en, my }
const templates = Object.keys(SMS_TEMPLATES) as SmsTemplate[]
const every = templates.flatMap((template) => LANGUAGES.map((lang) => [template, lang] as const))

/** Each slot as long as it may be, in the letters that cost most. */
const longest = (template: SmsTemplate, lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries<number>(SMS_TEMPLATES[template]).map(([name, units]) => {
      if (name === 'recipient') return [name, '959691234567']
      return [
        name,
        name === 'package' || name === 'reward'
          ? (lang === 'my' ? 'ဒ' : '€').repeat(units)
          : '8'.repeat(units),
      ]
    }),
  )

describe('every text fits one part', () => {
  it.each(every)('%s in %s at its longest', (template, lang) => {
    const text = fillSms(words, lang, template, longest(template, lang))
    expect(text).not.toMatch(/\{\{|undefined/)
    expect(smsSize(text).encoding).toBe(lang === 'en' ? 'gsm7' : 'ucs2')
    expect(fitsOnePart(text), `${smsSize(text).units} units: ${text}`).toBe(true)
  })

  it('a text that is too long is caught', () => {
    const planted = { ...words, my: { ...my, login: `${my.login}${my.login}` } }
    expect(fitsOnePart(fillSms(planted, 'my', 'login', { code: '12345678' }))).toBe(false)
  })

  it.each(every)('%s in %s arrives as it was written', (template, lang) => {
    const text = fillSms(words, lang, template, longest(template, lang))
    const coder = lang === 'en' ? smpp.encodings.ASCII : smpp.encodings.UCS2
    expect(coder.decode(coder.encode(text))).toBe(text)
  })
})

describe('a code', () => {
  const withCode = every.filter(([template]) => 'code' in SMS_TEMPLATES[template])

  it.each(withCode)('comes first in %s (%s)', (template, lang) => {
    expect(fillSms(words, lang, template, { ...longest(template, lang), code: '045210' })).toMatch(/^045210 /)
  })

  it.each(withCode)('is not to be told to anybody, and %s in %s says so', (template, lang) => {
    expect(words[lang][template]).toMatch(
      lang === 'en' ? /Never tell it to anyone/ : /မပေး(?:ပါနှင့်|ရ)။|မပြောရ။/,
    )
  })

  it('says for how long it holds, but for Burmese texts that have no room for it', () => {
    const untold = withCode.filter(([template, lang]) => !/3 (?:min|မိနစ်သာ)/.test(words[lang][template]))
    expect(untold.map(([template, lang]) => `${template} ${lang}`).toSorted()).toEqual([
      'exchange my',
      'gift my',
      'login my',
      'payBalance my',
      'points my',
      'purchase my',
      'settleContract my',
      'shareBalance my',
      'shareData my',
      'shareVoice my',
    ])
  })

  it.each(LANGUAGES)('for a gift or a share names amount and recipient (%s)', (lang) => {
    const slots = {
      code: '123456',
      recipient: '959691234567',
      price: '1,500',
      package: 'Night 1 GB',
      amount: '1,024 MB',
      minutes: '30',
      fee: '100',
      points: '5,000',
    }
    expect(fillSms(words, lang, 'gift', slots)).toMatch(/(?=.*09691234567)(?=.*Night 1 GB)(?=.*1,500)/)
    expect(fillSms(words, lang, 'shareData', slots)).toMatch(/(?=.*09691234567)(?=.*1,024 MB)(?=.*100)/)
    expect(fillSms(words, lang, 'shareVoice', slots)).toMatch(/(?=.*09691234567)(?=.*30)(?=.*100)/)
    expect(fillSms(words, lang, 'points', slots)).toMatch(/(?=.*09691234567)(?=.*5,000)/)
  })

  it('to sign in reads unlike any other', () => {
    const texts = templates.map((template) => fillSms(words, 'en', template, longest(template, 'en')))
    expect(texts.filter((text) => text.includes('sign-in'))).toHaveLength(1)
  })
})

describe('long values', () => {
  it('a package name is cut between syllables, and the text still fits', () => {
    const slots = {
      code: '12345678',
      recipient: '959691234567',
      price: '100,000',
      package: 'ညပိုင်းအင်တာနက်ပက်ကေ့ချ်ကြီး',
    }
    const text = fillSms(words, 'my', 'gift', slots)
    expect(text).toContain('ညပိုင်း')
    expect(text).not.toContain(slots.package)
    expect(fitsOnePart(text)).toBe(true)
  })

  it('an English text never becomes UCS-2 by a sign in a name', () => {
    const slots = { code: '123456', recipient: '959691234567', price: '500', package: '“Chill” – ၁GB' }
    const text = fillSms(words, 'en', 'gift', slots)
    expect(text).toContain('"Chill" - GB')
    expect(smsSize(text).encoding).toBe('gsm7')
  })

  it('a slot nobody gave is a bug, not a text', () => {
    expect(() => fillSms(words, 'en', 'gift', { code: '1' })).toThrow('package')
  })
})

describe('the line that binds a code to our site', () => {
  it.each(LANGUAGES)('goes along with a sign-in code (%s)', (lang) => {
    const text = fillSms(words, lang, 'login', { code: '123456' })
    const bound = bindToOrigin(text, brand.domain, '123456')
    expect(bound.split('\n').at(-1)).toBe(`@${brand.domain} #123456`)
    expect(fitsOnePart(bound)).toBe(true)
  })

  it('is left out where it would cost a second part', () => {
    const text = fillSms(words, 'my', 'gift', longest('gift', 'my'))
    expect(bindToOrigin(text, brand.domain, '123456')).toBe(text)
  })

  it('is not there without a code', () => {
    expect(bindToOrigin('text', brand.domain, undefined)).toBe('text')
  })
})
