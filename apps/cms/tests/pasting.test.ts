import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { JSDOM } from 'jsdom'
import { cleanPasted } from '../src/pasting/clean-pasted.ts'

/** What the programs really put on the clipboard, shortened. */
const pasted = (name: string) => readFileSync(new URL(`pasted/${name}.html`, import.meta.url), 'utf8')

function clean(html: string) {
  const page = new JSDOM(html).window.document
  const lost = cleanPasted(page)
  return { lost, html: page.body.innerHTML.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim() }
}

describe('words from an office program', () => {
  it('Word: paragraphs that look like a list become one, with its levels; pictures are counted', () => {
    const { html, lost } = clean(pasted('word'))
    assert.match(html, /<h2>Night data<\/h2>/)
    assert.match(html, /<ul><li>Cheap<ul><li>After midnight<\/li><\/ul><\/li><li>Fast<\/li><\/ul>/)
    assert.match(html, /<ol><li>Dial<\/li><li>Pay<\/li><\/ol>/)
    assert.match(html, /<a href="https:\/\/example\.com\/a">our page<\/a>/)
    assert.match(html, /<strong>tonight<\/strong>/)
    assert.deepEqual(lost, { pictures: 1, links: 1, styles: true })
  })

  it('Google Docs: the wrapper is not bold, spans that are become so', () => {
    const { html, lost } = clean(pasted('docs'))
    assert.match(html, /<h2>Roaming<\/h2><p>Plain and <strong>bold<\/strong> and <em>slanted<\/em>/)
    assert.match(html, /<ul><li>One<\/li><li>Two<\/li><\/ul>/)
    assert.equal(lost.pictures, 1)
  })

  it('LibreOffice: fonts go, tables stay', () => {
    const { html } = clean(pasted('libre'))
    assert.match(html, /<p>ညပိုင်း ဒေတာ<\/p>/)
    assert.match(html, /<table><tbody><tr><td>GB<\/td><td>Ks<\/td><\/tr>/)
  })

  it('nothing of a style, a class or a script is left by any of them', () => {
    for (const name of ['word', 'docs', 'libre'])
      assert.doesNotMatch(clean(pasted(name)).html, /style|class|<span|<font|<script|<!--|mso|<img/i)
  })

  it('plain words are left alone and nobody is told anything', () => {
    assert.deepEqual(clean('<p>Just <em>words</em>.</p>'), {
      html: '<p>Just <em>words</em>.</p>',
      lost: { pictures: 0, links: 0, styles: false },
    })
  })
})
