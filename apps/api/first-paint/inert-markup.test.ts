import { expect, it } from 'vitest'
import { answersData, asInert } from './inert-markup.ts'

it('no text of an answer can end the data it travels in', () => {
  const data = answersData(JSON.stringify([['title'], '</script><script>alert(1)</script>']))
  expect(data.match(/<\/script>/g)).toHaveLength(1)
  const json = data.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)).toEqual([['title'], '</script><script>alert(1)</script>'])
})

it('style attributes wait under another name, and hints for pictures are left out', () => {
  expect(asInert('<link rel="preload" as="image" href="a.webp"/><p style="top:0">style="x"</p>')).toBe(
    '<p data-style="top:0">style="x"</p>',
  )
})
