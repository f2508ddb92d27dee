import { describe, expect, test } from 'vitest'
import { stripZeroWidth } from '#language/normalize.ts'
import { purify } from './purify.ts'

describe('what editors need stays', () => {
  test.each([
    '<h2>Title</h2><p>Text <strong>bold</strong> <em>slanted</em><br>line</p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<p lang="en">English</p>',
    '<a href="#/promotions">in the app</a><a href="/media/terms.pdf">file</a><a href="tel:979">call</a><a href="mailto:a@b.c">mail</a>',
  ])('%s', (html) => {
    expect(purify(html)).toBe(html)
  })

  test('an outside link opens apart and cannot reach back', () => {
    expect(purify('<a href="https://example.com">x</a>')).toBe(
      '<a href="https://example.com" rel="noopener" target="_blank">x</a>',
    )
  })

  test('a picture loads late and always has an alternative text', () => {
    expect(purify('<img src="/media/a.webp" width="10" height="5">')).toBe(
      '<img src="/media/a.webp" width="10" height="5" loading="lazy" decoding="async" alt="">',
    )
  })

  test('the sizes of a picture stay', () => {
    expect(
      purify('<img src="/media/a.webp" srcset="/media/a-480.webp 480w, /media/a-960.webp 960w" alt="x">'),
    ).toContain('srcset="/media/a-480.webp 480w, /media/a-960.webp 960w"')
  })

  test('Burmese may end a line only between syllables', () => {
    const clean = purify('<p>ပက်ကေ့ချ်</p>')
    expect(clean).toBe('<p>ပ\u2060က်\u200Bကေ့\u2060ချ်</p>')
    expect(stripZeroWidth(clean)).toBe('<p>ပက်ကေ့ချ်</p>')
  })
})

describe('what could run or reach out goes', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src="/a" onerror="alert(1)">', '<img src="/a" loading="lazy" decoding="async" alt="">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="http://plain.example">x</a>', '<a>x</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img loading="lazy" decoding="async" alt="">'],
    ['<img src="https://watch.example/a.png">', '<img loading="lazy" decoding="async" alt="">'],
    ['<img src="/a" srcset="//evil.example/a 1w">', '<img src="/a" loading="lazy" decoding="async" alt="">'],
    ['<p style="position:fixed" class="x" id="app" name="y" data-a="1" aria-label="z">x</p>', '<p>x</p>'],
    ['<form action="/x"><input><button>x</button></form>', 'x'],
    ['<svg><a href="https://example.com">x</a></svg>', ''],
    ['<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
    ['<iframe src="/"></iframe><object data="/x"></object><embed src="/x">', ''],
    [
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="/x">',
      '',
    ],
    ['<xmp><script>alert(1)</script></xmp><template><p>x</p></template><noscript><p>x</p></noscript>', ''],
  ])('%s', (html, expected) => {
    expect(purify(html)).toBe(expected)
  })
})
