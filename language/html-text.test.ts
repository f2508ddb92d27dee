import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf, htmlText } from './html-text.ts'

test.each([
  ['<p>Hello <b>wor</b>ld</p><p>again</p>', 'Hello world again'],
  ['line<br>break', 'line break'],
  ['<script>alert(1)</script>seen<style>p{}</style>', 'seen'],
  ['<!-- no --> yes', 'yes'],
  ['a < b and 2 > 1', 'a < b and 2 > 1'],
  ['Fish &amp; chips &lt;b&gt; &#4096;&#x1001; &nbsp;x &unknown;', 'Fish & chips <b> ကခ x &unknown;'],
  ['&amp;lt;', '&lt;'],
  ['<img alt="a > b" src=x>after', 'after'],
  ["<p title='>'>text</p>", 'text'],
  ['unfinished <a href="', 'unfinished'],
  ['unfinished <script>alert(1)', 'unfinished'],
  ['&#0;&#xD800;&#9999999;', '\uFFFD\uFFFD\uFFFD'],
])('%s shows "%s"', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

describe('S-145 the opening is of visible text', () => {
  test.each([499, 500, 501])('tags do not count towards %i characters', (length) => {
    const html = `<p class="${'x'.repeat(600)}">${'<b>a</b>'.repeat(length)}</p>`
    expect(excerptOf(html, 500)).toBe('a'.repeat(Math.min(length, 500)) + (length > 500 ? '…' : ''))
  })

  test('an entity counts as the character it shows', () => {
    expect(excerptOf('&amp;'.repeat(501), 500)).toBe(`${'&'.repeat(500)}…`)
  })

  test('Burmese inside tags is cut between syllables', () => {
    expect(excerptOf('<p><b>ဖိုက်ဘာ</b>အင်တာနက်<i>လျှောက်ထားသူ</i></p>', 20)).toBe('ဖိုက်ဘာအင်တာနက်…')
  })
})

test('text without markup comes back as it was, whatever it is', () => {
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[<&]/.test(text))
  fc.assert(
    fc.property(plain, (text) => {
      expect(htmlText(text)).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

test('a hostile text takes no longer than its length', () => {
  const start = performance.now()
  for (const part of ['<', '<a ', '<!--', '<script>', '&#', '<a b="'])
    expect(htmlText(part.repeat(50_000))).toBeTypeOf('string')
  expect(performance.now() - start).toBeLessThan(3_000)
})
