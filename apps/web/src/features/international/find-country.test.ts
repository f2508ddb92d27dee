import { describe, expect, it } from 'vitest'
import { readings } from '#language/zawgyi.ts'
import { findCountry } from './find-country.ts'

const LIST = [
  { country: 'TH', name: 'Thailand', nameMm: 'ထိုင်း', dialCode: '66' },
  { country: 'SG', name: 'Singapore', nameMm: 'စင်ကာပူ', dialCode: '65' },
  { country: 'TR', name: 'Türkiye', nameMm: 'တူရကီ', dialCode: '90' },
]
const find = (...words: string[]) => findCountry(LIST, words).map(({ country }) => country)

describe('finding a country', () => {
  it('without words all are there', () => expect(find('')).toEqual(['TH', 'SG', 'TR']))

  it.each(['thai', 'THAI', 'ထိုင်း', 'th', '66', '+66', '00 66', '၆၆', '+66812'])('%s is Thailand', (words) => {
    expect(find(words)).toEqual(['TH'])
  })

  it('an accent need not be typed', () => expect(find('turk')).toEqual(['TR']))

  it('a digit finds every code that begins with it', () => expect(find('6')).toEqual(['TH', 'SG']))

  it('understands Zawgyi', () => {
    const zawgyi = 'စင္ကာပူ'
    expect(find(zawgyi)).toEqual([])
    expect(find(...readings(zawgyi))).toEqual(['SG'])
  })

  it('says nothing for what it does not know', () => expect(find('Atlantis')).toEqual([]))
})
