import { describe, expect, it } from 'vitest'
import { asStored } from '#language/normalize.ts'
import { detectEncoding } from '#language/zawgyi.ts'
import { findZawgyi, normal } from '../apps/cms/src/burmese/zawgyi.ts'

/** The CMS is built alone and cannot import ours: here the two are held against each other. */
const TEXTS = [
  'ျမန္မာႏိုင္ငံ ရန္ကုန္ၿမိဳ႕ မဂၤလာပါ ခင္ဗ်ာ',
  'ျမန္မာ',
  'မြန်မာနိုင်ငံ ရန်ကုန်မြို့ မင်္ဂလာပါ ခင်ဗျာ',
  'ဘားအံ',
  'plain words',
]

type Verdict = 'zawgyi' | 'unsure' | 'unicode'

const cmsVerdict = (text: string): Verdict => {
  const [finding] = findZawgyi({ text })
  if (!finding) return 'unicode'
  return finding.certain ? 'zawgyi' : 'unsure'
}

describe('Burmese is judged and kept one way', () => {
  it.each(TEXTS)('%s: the CMS and the product say the same of its encoding', (text) => {
    expect(cmsVerdict(text)).toBe(detectEncoding(text).encoding)
  })

  it('control: the texts cover more than one verdict', () => {
    expect(new Set(TEXTS.map(cmsVerdict)).size).toBeGreaterThan(1)
  })

  it.each([
    'ဒေ\u200Bတာ\u2060',
    'က\u200D\u200Cခ',
    '\u200Dက',
    '👩\u200D👧 \uFEFF',
    'soft\u00ADhyphen',
    'ခွင\u103A\u1037\n  x',
  ])('%j is kept the same way', (text) => {
    expect(asStored(text)).toBe(normal(text))
    expect(asStored(asStored(text))).toBe(asStored(text))
  })

  it('blanks, lines and joined emoji stay; what nobody sees goes', () => {
    expect(asStored('က\u200Bခ  \n👩\u200D👧')).toBe('ကခ  \n👩\u200D👧')
  })
})
