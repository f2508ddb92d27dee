import { describe, expect, it } from 'vitest'
import { contentHtml, dataBlock, markup } from './markup.ts'

describe('markup', () => {
  it('escapes every text, in lists too, and leaves markup alone', () => {
    const bold = markup`<b>${'a < b & "c"'}</b>`
    expect(markup`<p title="${`"'`}">${[bold, 'x>y', 0, null]}</p>`.html).toBe(
      '<p title="&quot;&#39;"><b>a &lt; b &amp; &quot;c&quot;</b>x&gt;y0</p>',
    )
  })

  it('hash links of content lead to the app at the root', () => {
    expect(contentHtml('<a href="#/top-up">x</a><a href="#here">y</a>').html).toBe(
      '<a href="/#/top-up">x</a><a href="#here">y</a>',
    )
  })

  it('a data block cannot be closed from inside', () => {
    const { html } = dataBlock({ a: '</script><script>alert(1)</script>' })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')))).toEqual({
      a: '</script><script>alert(1)</script>',
    })
  })
})
