import { describe, expect, it } from 'vitest'
import { composeIndex } from './index-page.ts'

const INDEX = '<head><!--early--><script>start()</script></head><body><!--first-paint--></body>'
const home = (html: string) => ({ lang: 'my' as const, wide: false, html, answers: '[]' })

describe('index.html with the home page in it', () => {
  it('S-028 carries each form as an inert template named by language and width', () => {
    const page = composeIndex(INDEX, [
      home('<p>နေကောင်းလား</p>'),
      { lang: 'en', wide: true, html: '<p>Hello</p>', answers: '[]' },
    ])
    expect(page).toContain('<template data-lang="my" data-wide="false"><p>နေကောင်းလား</p></template>')
    expect(page).toContain('<template data-lang="en" data-wide="true"><p>Hello</p></template>')
    expect(page).toContain('<script>start()</script>')
  })

  it('has no style attribute, which our own policy would refuse, nor a hint that nobody hears', () => {
    const page = composeIndex(INDEX, [
      home('<link rel="preload" as="image" href="x"/><p class="a" style="--round:58s">style="in text"</p>'),
    ])
    expect(page).toContain('<p class="a" data-style="--round:58s">style="in text"</p>')
    expect(page).not.toContain('preload')
  })

  it('a dollar sign in the words stays one', () => {
    expect(composeIndex(INDEX, [home('<p>$& $1</p>')])).toContain('<p>$& $1</p>')
  })
})
